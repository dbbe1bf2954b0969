/** A Markdown file: its title, and the rest. */
export interface MarkdownParts {
  readonly title: string
  readonly body: string
}

/** Splits Markdown at its first heading; of a section, returns what stands below its heading. */
export function splitMarkdown(markdown: string, section?: string): MarkdownParts {
  const lines = markdown.split('\n')
  const isCode = markCode(lines)
  const isHeading = (index: number, level: number) =>
    !isCode[index] && new RegExp(`^#{1,${level}} `).test(lines[index] ?? '')
  const wanted = section === undefined ? /^# / : new RegExp(`^## ${section}$`)
  const start = lines.findIndex((line, index) => !isCode[index] && wanted.test(line))
  if (start < 0) throw new Error(`There is no heading ${section ?? 'of the first level'}`)
  const level = section === undefined ? 1 : 2
  const next = lines.findIndex((_, index) => index > start && isHeading(index, level))
  const body = lines.slice(start + 1, next < 0 ? undefined : next).join('\n')
  return { title: (lines[start] ?? '').replace(/^#+ /, '').replaceAll('`', ''), body: `${body.trim()}\n` }
}

/** Returns for each line whether it belongs to a block of code. */
function markCode(lines: readonly string[]): readonly boolean[] {
  let fence: string | undefined
  return lines.map((line) => {
    const [, mark] = /^\s*(```+)/.exec(line) ?? []
    if (mark === undefined) return fence !== undefined
    if (fence === undefined) fence = mark
    else if (mark.startsWith(fence)) fence = undefined
    return true
  })
}

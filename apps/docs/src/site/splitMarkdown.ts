/** A Markdown file, split into its title and the text below. */
export interface MarkdownParts {
  readonly title: string
  readonly body: string
}

/** Splits Markdown at its title, or at the heading of the only requested section. */
export function splitMarkdown(markdown: string, section?: string): MarkdownParts {
  const lines = markdown.split('\n')
  const isCode = markCode(lines)
  const levelOf = (index: number) =>
    isCode[index] ? 0 : (/^(#+) /.exec(lines[index] ?? '')?.[1]?.length ?? 0)
  const start = lines.findIndex((line, index) => (section ? line === section : levelOf(index) === 1))
  if (start < 0) throw new Error(`There is no heading ${section ?? 'of the first level'}`)
  const level = levelOf(start)
  const next = lines.findIndex((_, index) => index > start && levelOf(index) > 0 && levelOf(index) <= level)
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

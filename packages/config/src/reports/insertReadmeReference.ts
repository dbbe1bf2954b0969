const begin = '<!-- reference: written by `pnpm reports` -->'
const end = '<!-- /reference -->'

/** Inserts the tables into a README: between the two markers, or at its end if it has none. */
export function insertReadmeReference(readme: string, reference: string): string {
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  const before = from < 0 ? `${readme.trimEnd()}\n\n## Reference\n\n` : readme.slice(0, from)
  const after = from < 0 || to < from ? '\n' : readme.slice(to + end.length)
  return `${before}${begin}\n\n${reference}\n\n${end}${after}`
}

const begin = '<!-- reference: written by `pnpm reports` -->'
const end = '<!-- /reference -->'

/** A README with its tables in their place: between the two marks, or at its end where it has none. */
export function insertReference(readme: string, reference: string): string {
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  const before = from < 0 ? `${readme.trimEnd()}\n\n## Reference\n\n` : readme.slice(0, from)
  const after = from < 0 || to < from ? '\n' : readme.slice(to + end.length)
  return `${before}${begin}\n\n${reference}\n\n${end}${after}`
}

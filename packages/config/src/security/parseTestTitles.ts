import { parseSync, Visitor } from 'oxc-parser'

const runs = new Set(['it', 'test'])

/** Matches the rules cited at the end of a title, such as `(R2)`, because they change without a change of the test. */
const cited = / \([A-Z]+\d+(?:, ?[A-Z]+\d+)*\)$/

/**
 * Parses the titles of the tests in a file, without the rules they cite; for a table the pattern, such as `refuses
 * %s`.
 */
export function parseTestTitles(path: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>()
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!runs.has(rootOf(callee))) return
      if (first?.type === 'Literal' && typeof first.value === 'string') titles.add(plain(first.value))
      if (first?.type === 'TemplateLiteral') titles.add(plain(text.slice(first.start + 1, first.end - 1)))
    },
  }).visit(parseSync(path, text).program)
  return titles
}

const plain = (title: string) => title.replace(cited, '')

/** Returns the name that a call begins with: `it` of `it.each(table)(title)`. */
function rootOf(callee: unknown): string {
  const { type, name, object, callee: inner } = Object(callee)
  if (type === 'Identifier') return String(name)
  if (type === 'MemberExpression') return rootOf(object)
  return type === 'CallExpression' ? rootOf(inner) : ''
}

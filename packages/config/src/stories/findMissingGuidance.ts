import { parseSync } from 'oxc-parser'

/**
 * Returns the parts of the usage guidance that a story file lacks. The guidance is the comment on `meta`: Storybook
 * shows it on the docs page and writes it to the component manifest.
 */
export function findMissingGuidance(path: string, source: string): readonly string[] {
  const { program, comments } = parseSync(path, source)
  const meta = program.body.find(
    (node) =>
      node.type === 'VariableDeclaration' &&
      node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'meta'),
  )
  const comment = comments.find(
    ({ end }) => meta && source.slice(end, meta.start).trim() === '' && end < meta.start,
  )
  return Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(comment?.value ?? '') ? [] : name))
}

const parts = {
  Summary: /^\*\s+\* [A-Z]/,
  Use: /^ \* - \*\*Use\*\*: \S/m,
  Avoid: /^ \* - \*\*Avoid\*\*: \S/m,
  Content: /^ \* - \*\*Content\*\*: \S/m,
  Accessibility: /^ \* - \*\*Accessibility\*\*: \S/m,
  Status: /^ \* - \*\*Status\*\*: (stable|beta)$/m,
}

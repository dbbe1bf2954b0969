/** Maximum number of lines of a README's first example, without imports. */
const most = 15

/** Returns the first example of a README verbatim; throws if there is none or it is too long. */
export function extractReadmeExample(readme: string, name: string): string {
  const example = /^```tsx?\n([\s\S]*?)^```$/m.exec(readme)?.[1]
  if (example === undefined) throw new Error(`The README of ${name} has no example in ts or tsx`)
  const lines = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '))
  if (lines.length > most)
    throw new Error(
      `The first example of ${name} has ${lines.length} lines beside its imports, ${most} are the most`,
    )
  return example
}

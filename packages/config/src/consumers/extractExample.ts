/** Most lines of the example that a README begins with, those that import left out. */
const most = 15

/** The first example of a README as it stands there; throws where there is none or it is long. */
export function extractExample(readme: string, name: string): string {
  const example = /^```tsx?\n([\s\S]*?)^```$/m.exec(readme)?.[1]
  if (example === undefined) throw new Error(`The README of ${name} has no example in ts or tsx`)
  const lines = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '))
  if (lines.length > most)
    throw new Error(
      `The first example of ${name} has ${lines.length} lines beside its imports, ${most} are the most`,
    )
  return example
}

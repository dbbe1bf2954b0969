import { publishedPackages } from '../publishing/publishedPackages.ts'

/** Returns the code entry points of a published package, by the name of their file; the root is `index`. */
export function listEntryPointNames(root: string, name: string): readonly string[] {
  const entries = publishedPackages(root).find(({ folder }) => folder === name)?.manifest.exports ?? {}
  return Object.keys(entries)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => (entry === '.' ? 'index' : entry.slice(2)))
}

import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'

/** Returns the code entry points of a published package, by the name of their file; the root is `index`. */
export function listEntryPointNames(root: string, name: string): readonly string[] {
  const entries = listPublishedPackages(root).find(({ folder }) => folder === name)?.manifest.exports ?? {}
  return Object.keys(entries)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => (entry === '.' ? 'index' : entry.slice(2)))
}

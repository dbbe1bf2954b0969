import { publishedPackages } from '../publishing/publishedPackages.ts'

/** The version of each published package, by name. */
export const versionsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(publishedPackages(root).map(({ manifest }) => [manifest.name, manifest.version ?? '']))

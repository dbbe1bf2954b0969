import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expandExports } from './expandExports.ts'
import type { PackageManifest } from './PackageManifest.ts'

/** A package that others install. */
export interface PublishedPackage {
  /** Name of its folder under `packages`. */
  readonly folder: string
  /** The package.json in the source, with an entry for each language. */
  readonly manifest: PackageManifest
}

/**
 * Returns every package under `packages` that is not private, sorted by folder; only the named folders if there are
 * any.
 */
export function listPublishedPackages(
  root: string,
  folders: readonly string[] = [],
): readonly PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((path) => ({
      folder: basename(dirname(path)),
      manifest: expandExports(
        JSON.parse(readFileSync(join(root, path), 'utf8')),
        globSync('src/messages/**/*.ts', { cwd: join(root, dirname(path)) }),
      ),
    }))
    .filter(
      ({ folder, manifest }) =>
        manifest.private !== true && (folders.length === 0 || folders.includes(folder)),
    )
}

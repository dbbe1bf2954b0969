import type { ExportTarget, PackageManifest } from './PackageManifest.ts'

/**
 * Replaces the entry `./messages/*` of a manifest by the entries of each language, found among the package's files: the
 * whole language is a file such as `messages/hi`, a part such as `messages/hi/card`.
 */
export function expandExports(manifest: PackageManifest, files: Iterable<string>): PackageManifest {
  if (manifest.exports === undefined) return manifest
  const names = [...files].flatMap(
    (file) => /\bmessages\/([a-z]{2}(?:\/[a-z-]+)?)\.(?:ts|js)$/.exec(file)?.[1] ?? [],
  )
  const exports = Object.entries(manifest.exports).flatMap(([path, target]) =>
    path.includes('*')
      ? names.sort().map((name) => [path.replace('*', name), withName(target, name)] as const)
      : [[path, target] as const],
  )
  return { ...manifest, exports: Object.fromEntries(exports) }
}

const withName = (target: ExportTarget, name: string): ExportTarget =>
  typeof target === 'string'
    ? target.replaceAll('*', name)
    : Object.fromEntries(Object.entries(target).map(([condition, to]) => [condition, withName(to, name)]))

import { join } from 'node:path'
import type { PublishedPackage } from '../publishing/listPublishedPackages.ts'
import type { ExportTarget } from '../publishing/PackageManifest.ts'
import type { EntryPoint } from './EntryPoint.ts'

/** Returns the code entry points of a package, as sources or as built declarations. */
export function listEntryPoints(
  root: string,
  { folder, manifest }: PublishedPackage,
  condition: '@store/source' | 'types',
): readonly EntryPoint[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
    const file = fileFor(target, condition)
    return file && /\.tsx?$/.test(file) && !path.endsWith('.css')
      ? [{ path, file: join(root, 'packages', folder, file) }]
      : []
  })
}

function fileFor(target: ExportTarget, condition: string): string | undefined {
  const file = typeof target === 'string' ? undefined : target[condition]
  return typeof file === 'string' ? file : undefined
}

import type { ExportTarget } from './PackageManifest.ts'

/** Returns every file that an entry point may resolve to, under any condition. */
export function listExportTargets(target: ExportTarget): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(listExportTargets)
}

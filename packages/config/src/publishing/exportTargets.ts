import type { ExportTarget } from './Manifest.ts'

/** Returns every file that an entry point may lead to, whatever the condition. */
export function exportTargets(target: ExportTarget): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(exportTargets)
}

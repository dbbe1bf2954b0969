import type { ExportTarget } from './Manifest.ts'

/** Every file an entry may lead to, whatever the condition. */
export function exportTargets(target: ExportTarget): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(exportTargets)
}

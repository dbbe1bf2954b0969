import { parseSync } from 'oxc-parser'

/** Components among what a module exports: values named like a component; a provider shows nothing of its own. */
export function exportedComponents(path: string, source: string): readonly string[] {
  return parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName }) => exportName.name ?? [])
    .filter((name) => /^[A-Z][a-zA-Z]*[a-z]/.test(name) && !name.endsWith('Provider'))
}

import { parseSync } from 'oxc-parser'

/**
 * Returns the components among a module's exports: values named like a component, without providers, which render
 * nothing of their own.
 */
export function listExportedComponents(path: string, source: string): readonly string[] {
  return parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName }) => exportName.name ?? [])
    .filter((name) => /^[A-Z][a-zA-Z]*[a-z]/.test(name) && !name.endsWith('Provider'))
}

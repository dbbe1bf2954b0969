import { parseSync } from 'oxc-parser'

/** Returns every module that a source file imports, type-only imports and re-exports included. */
export function parseImports(path: string, source: string): readonly string[] {
  const { module } = parseSync(path, source)
  const named = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map((found) =>
      source.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ]
  return [...new Set(named)]
}

import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { parseSync } from 'oxc-parser'

const loaders: Readonly<Record<string, Loader>> = { '.js': 'js', '.ts': 'ts', '.tsx': 'tsx' }
const isLanguage = (file: string) => /\/messages\/[a-z]{2}\.ts$/.test(file)

/**
 * Turns each `import()` of a package's own file into a static import, except for languages. Otherwise, every lazy
 * part would be a chunk, and a page would have to serve and load about twenty of them.
 */
export const eagerImportsPlugin: Plugin = {
  name: 'import-eagerly',
  setup(build) {
    build.onLoad({ filter: /\/packages\/[\w-]+\/(src|dist)\/.*\.(js|tsx?)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source.includes('import(') ? replaceDynamicImports(path, source) : source
      return { contents, loader: loaders[extname(path)] ?? 'js' }
    })
  },
}

/** Returns the source with `Promise.resolve(…)` of a static import in the place of each `import('./…')`. */
export function replaceDynamicImports(path: string, source: string): string {
  const { module } = parseSync(path, source)
  let code = source
  let imports = ''
  for (const { start, end, moduleRequest } of module.dynamicImports.toReversed()) {
    const request = source.slice(moduleRequest.start + 1, moduleRequest.end - 1)
    if (!/^\.\.?\//.test(request) || isLanguage(join(path, '..', request))) continue
    imports += `\nimport * as eager${start} from '${request}'`
    code = `${code.slice(0, start)}Promise.resolve(eager${start})${code.slice(end)}`
  }
  return code + imports
}

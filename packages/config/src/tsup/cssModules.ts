import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * Compiles `*.module.css` for a published package: class names carry the package's prefix and a hash, so
 * two packages on one page never share a class. Without it tsup silently exports an empty object.
 */
export function cssModules(prefix: string): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const sheets = new Map<string, string>()

      build.onResolve({ filter: /\.module\.css$/ }, (args) => ({
        path: resolve(args.resolveDir, args.path),
        namespace: 'css-module',
      }))

      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path }) => {
        const { code, exports } = transform({
          filename: `${prefix}/${basename(path)}`,
          code: await readFile(path),
          cssModules: { pattern: `${prefix}-[local]-[hash]` },
        })
        sheets.set(path, new TextDecoder().decode(code))
        const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => [
          local,
          [name, ...composes.map((composed) => composed.name)].join(' '),
        ])
        return {
          contents: `import ${JSON.stringify(`${path}.sheet`)}\nexport default ${JSON.stringify(Object.fromEntries(names))}`,
          resolveDir: dirname(path),
        }
      })

      build.onResolve({ filter: /\.module\.css\.sheet$/ }, (args) => ({
        path: args.path,
        namespace: 'css-sheet',
      }))

      build.onLoad({ filter: /.*/, namespace: 'css-sheet' }, ({ path }) => ({
        contents: sheets.get(path.replace(/\.sheet$/, '')) ?? '',
        loader: 'css',
      }))
    },
  }
}

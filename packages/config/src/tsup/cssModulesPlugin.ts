import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * Compiles `*.module.css` for a published package: class names have the package's prefix and a hash, so two
 * packages on one page never share a class. Without it tsup silently exports an empty object.
 */
export function cssModulesPlugin(prefix: string): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const root = process.cwd()
      const sheets = new Map<string, string>()

      // The path must not end in `.css`, because tsup's own plugin would load it first and drop the names. It is
      // relative, because esbuild writes it into the published files.
      build.onResolve({ filter: /\.module\.css$/ }, (args) => ({
        path: `${relative(root, resolve(args.resolveDir, args.path))}?names`,
        namespace: 'css-module',
      }))

      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async (args) => {
        const path = args.path.replace(/\?names$/, '')
        const { code, exports } = transform({
          filename: `${prefix}/${path}`,
          code: await readFile(resolve(root, path)),
          // Names of grid areas get no prefix. They apply only inside their own grid, so two packages cannot collide,
          // and a template in one file can place the parts of another file.
          cssModules: { pattern: `${prefix}-[hash]-[local]`, grid: false },
        })
        sheets.set(`${path}?sheet`, new TextDecoder().decode(code))
        // Sorted, because Lightning CSS returns them in another order each time, and every build would get new hashes.
        const names = Object.entries(exports ?? {})
          .map(([local, { name, composes }]) => [
            local,
            [name, ...composes.map((composed) => composed.name)].join(' '),
          ])
          .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
        return {
          contents: `import ${JSON.stringify(`${path}?sheet`)}\nexport default ${JSON.stringify(Object.fromEntries(names))}`,
          resolveDir: root,
        }
      })

      build.onResolve({ filter: /\.module\.css\?sheet$/ }, (args) => ({
        path: args.path,
        namespace: 'css-sheet',
      }))

      build.onLoad({ filter: /.*/, namespace: 'css-sheet' }, ({ path }) => ({
        contents: sheets.get(path) ?? '',
        loader: 'css',
      }))
    },
  }
}

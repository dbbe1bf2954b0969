import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

/** Returns the transferred size of a text in kilobytes: gzip -9. */
export const measureGzipKilobytes = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).byteLength / 1000

/** Size of code, in KB gzip. */
export interface BundleSize {
  /** Size of the part that is loaded initially. */
  readonly firstUse: number
  /** Size with every lazy-loaded part. */
  readonly everything: number
}

/** Measures a built package: its root and, if it has one, its store, without React and ui. */
export async function measurePackage(root: string, name: string): Promise<BundleSize> {
  const dist = join(root, 'packages', name, 'dist')
  const roots = ['index.js', 'headless.js'].filter((file) => existsSync(join(dist, file)))
  return weigh(roots.map((file) => `export * from './${file}'`).join('\n'), dist, [
    ...react,
    '@store/ui',
    '@store/ui/*',
  ])
}

/** Measures one entry point of a built package separately, without React. */
export const measureEntryPoint = (root: string, name: string, entry: string): Promise<BundleSize> =>
  weigh(`export * from './${entry}.js'`, join(root, 'packages', name, 'dist'), react)

/** Measures React alone: a page that hydrates one counter. */
export async function measureReact(root: string): Promise<number> {
  const { firstUse } = await weigh(
    `
      import { createElement, useState } from 'react'
      import { hydrateRoot } from 'react-dom/client'
      function Counter() {
        const [count, setCount] = useState(0)
        return createElement('button', { onClick: () => setCount(count + 1) }, count)
      }
      hydrateRoot(document.body, createElement(Counter))`,
    root,
    [],
  )
  return firstUse
}

const react = ['react', 'react-dom', 'react/jsx-runtime']

async function weigh(contents: string, resolveDir: string, external: readonly string[]): Promise<BundleSize> {
  const { outputFiles, metafile } = await build({
    ...quiet,
    stdin: { contents, resolveDir },
    external: [...external],
  })
  const nameOf = (path: string) => path.replace(/^.*\bout\//, '')
  const codeOf = new Map(outputFiles.map(({ path, text }) => [nameOf(path), text]))
  const first = new Set<string>()
  const reach = (file: string) => {
    if (first.has(file)) return
    first.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') reach(path)
  }
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>')
  if (entry) reach(entry[0])
  // Bundled into one file, like a host's bundler does.
  const sum = (files: Iterable<string>) =>
    measureGzipKilobytes([...files].map((file) => codeOf.get(nameOf(file)) ?? '').join('\n'))
  return { firstUse: sum(first), everything: sum(Object.keys(metafile.outputs)) }
}

const quiet = {
  bundle: true,
  splitting: true,
  metafile: true,
  write: false,
  outdir: '/out',
  minify: true,
  format: 'esm',
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions

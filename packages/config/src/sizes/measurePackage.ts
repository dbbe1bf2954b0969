import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Kilobytes of a text as it travels: gzip -9. */
export const kilobytes = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).byteLength / 1000

/** What a built package costs at its first use: its root and, where it has one, its store, with React and ui left out. */
export async function measurePackage(root: string, name: string): Promise<number> {
  const dist = join(root, 'packages', name, 'dist')
  const roots = ['index.js', 'headless.js'].filter((file) => existsSync(join(dist, file)))
  const { outputFiles } = await build({
    stdin: {
      contents: roots.map((file) => `export * from './${file}'`).join('\n'),
      resolveDir: dist,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@store/ui'],
    logLevel: 'error',
  })
  return kilobytes(outputFiles[0]?.contents ?? '')
}

/** What React alone costs: a page that hydrates one counter. */
export async function measureReact(root: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement, useState } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        function Counter() {
          const [count, setCount] = useState(0)
          return createElement('button', { onClick: () => setCount(count + 1) }, count)
        }
        hydrateRoot(document.body, createElement(Counter))`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return kilobytes(outputFiles[0]?.contents ?? '')
}

import { build } from 'esbuild'
import { cssModules } from './cssModules.ts'

/**
 * Builds a package's custom element for plain pages: `element.js` with everything it is made of, React included, and
 * `element.css` with every style.
 */
export async function buildElement(dist: string, source: string, prefix: string): Promise<void> {
  await build({
    entryPoints: { element: source },
    outdir: dist,
    bundle: true,
    // One script: what a host's bundler would load late comes at once.
    splitting: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssModules(prefix)],
    logLevel: 'warning',
    // Our own entries name chunks that have no side effects, and say so.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
}

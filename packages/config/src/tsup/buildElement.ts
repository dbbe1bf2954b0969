import { build } from 'esbuild'
import { cssModules } from './cssModules.ts'

/**
 * Builds a package's custom element for plain pages: `element.js` with all its dependencies, React included, and
 * `element.css` with every style.
 */
export async function buildElement(dist: string, source: string, prefix: string): Promise<void> {
  await build({
    entryPoints: { element: source },
    outdir: dist,
    bundle: true,
    // One script: code that a host's bundler would lazy-load is loaded immediately.
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
    // Our own entry points import chunks without side effects, and declare that.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
}

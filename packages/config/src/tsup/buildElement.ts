import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { elementBuildOptions } from './elementBuildOptions.ts'
import { remToPx } from './remToPx.ts'

/**
 * Builds a package's custom element for plain pages: `element.js` with all its dependencies and `element.css` with
 * every style, in lengths that do not depend on the page's font size.
 */
export async function buildElement(dist: string, source: string, prefix: string): Promise<void> {
  await build({
    ...elementBuildOptions(prefix),
    entryPoints: { element: source },
    outdir: dist,
    minify: true,
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const sheet = join(dist, 'element.css')
  await writeFile(sheet, remToPx(await readFile(sheet, 'utf8')))
}

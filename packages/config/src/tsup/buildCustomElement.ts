import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createElementBuildOptions, productionElementBuildOptions } from './createElementBuildOptions.ts'
import { remToPx } from './remToPx.ts'

/**
 * Builds a package's custom element for plain pages: `element.js` with all its dependencies and `element.css` with
 * every style, in lengths that do not depend on the page's font size.
 */
export async function buildCustomElement(dist: string, source: string, prefix: string): Promise<void> {
  await build({
    ...createElementBuildOptions(prefix),
    ...productionElementBuildOptions,
    entryPoints: { element: source },
    outdir: dist,
  })
  const sheet = join(dist, 'element.css')
  await writeFile(sheet, remToPx(await readFile(sheet, 'utf8')))
}

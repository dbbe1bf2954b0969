import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Creates the layered copy of a package's styles, in the layer `store`, for hosts whose own rules must win, and the
 * types of both.
 */
export async function writeLayeredStylesheet(dist: string): Promise<void> {
  const path = join(dist, 'index.css')
  if (!existsSync(path)) return
  // Otherwise, a host whose TypeScript checks side-effect imports would find no declaration of a stylesheet.
  await writeFile(join(dist, 'styles.d.ts'), 'export {}\n')
  await writeFile(join(dist, 'index.layer.css'), `@layer store {\n${await readFile(path, 'utf8')}}\n`)
}

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the twin of a package's styles for hosts whose own rules shall win, in the layer `store`, and the types of both. */
export async function layerStyles(dist: string): Promise<void> {
  const path = join(dist, 'index.css')
  if (!existsSync(path)) return
  // A host whose TypeScript looks at what is imported for its effect finds no declaration of a stylesheet otherwise.
  await writeFile(join(dist, 'styles.d.ts'), 'export {}\n')
  await writeFile(join(dist, 'index.layer.css'), `@layer store {\n${await readFile(path, 'utf8')}}\n`)
}

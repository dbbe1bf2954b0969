import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listTokenFiles } from './listTokenFiles.ts'

/* Writes the files that are generated from the design tokens of `packages/ui/tokens`. */
const ui = new URL('../../../ui/', import.meta.url)
for (const { path, content } of await listTokenFiles(ui)) {
  const file = join(fileURLToPath(ui), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

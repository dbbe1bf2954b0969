import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** Adds a line above a built script, and shifts its source map down by one. */
export async function prependLine(file: string, line: string): Promise<void> {
  await writeFile(file, `${line}\n${await readFile(file, 'utf8')}`)
  const path = `${file}.map`
  if (!existsSync(path)) return
  const map: { readonly mappings: string } = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type FileName, fileSchemas } from '../schema/fileSchemas.ts'
import type { CatalogueError } from './CatalogueError.ts'

/** A file of a catalogue. */
export interface CatalogueFile {
  readonly name: FileName
  /** Its path in the catalogue's folder. */
  readonly file: string
}

// Folders of a catalogue that hold no data.
const others: ReadonlySet<string> = new Set(['schema', 'pictures', 'README.md'])

const products = 'products'

const isFileName = (name: string): name is FileName => Object.hasOwn(fileSchemas, name)

/** Lists the files of a catalogue's folder in the order of their names, and errors for those it does not know. */
export function listCatalogueFiles(folder: string): {
  readonly files: readonly CatalogueFile[]
  readonly errors: readonly CatalogueError[]
} {
  const entries = readdirSync(folder).flatMap((entry) =>
    entry === products ? readdirSync(join(folder, products)).map((file) => `${products}/${file}`) : [entry],
  )
  const found = entries
    .filter((file) => !others.has(file) && !/(^|\/)\./.test(file))
    .sort()
    .map((file) => {
      const base = file.startsWith(`${products}/`) ? products : file.replace(/\.yaml$/, '')
      const name = file.endsWith('.yaml') && isFileName(base) ? base : undefined
      return { file, name: file === `${products}.yaml` ? undefined : name }
    })
  return {
    files: found.flatMap(({ file, name }) => (name ? [{ file, name }] : [])),
    errors: found.flatMap(({ file, name }) => (name ? [] : [unknownFile(file)])),
  }
}

const unknownFile = (file: string): CatalogueError => ({
  ...{ file, line: 1, column: 1, path: '' },
  rule: 'is not a file of a catalogue',
  fix: `Rename or remove it. Files: products/<any name>.yaml, ${Object.keys(fileSchemas)
    .filter((name) => name !== products)
    .map((name) => `${name}.yaml`)
    .join(', ')}.`,
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogueFileName, fileSchemas } from '../schema/fileSchemas.ts'
import type { CatalogueError } from './CatalogueError.ts'
import { listCsvColumns } from './csv/listCsvColumns.ts'
import { isCatalogueFileName } from './isCatalogueFileName.ts'
import { isPriceTable, type PriceTableName } from './priceTableColumns.ts'

/** A file of a catalogue. */
export interface CatalogueFile {
  readonly name: CatalogueFileName | PriceTableName
  /** Path of the file in the catalogue's folder. */
  readonly file: string
}

// Folders of a catalogue that contain no data files.
const others: ReadonlySet<string> = new Set(['schema', 'csv', 'pictures', 'README.md'])

const products = 'products'
const translations = 'translations'

/** Lists the files of a catalogue's folder, sorted by name, and errors for unknown files. */
export function listCatalogueFiles(folder: string): {
  readonly files: readonly CatalogueFile[]
  readonly errors: readonly CatalogueError[]
} {
  const entries = readdirSync(folder).flatMap((entry) =>
    entry === products || entry === translations
      ? readdirSync(join(folder, entry)).map((file) => `${entry}/${file}`)
      : [entry],
  )
  const found = entries
    .filter((file) => !others.has(file) && !/(^|\/)\./.test(file))
    .map((file) => ({ file, name: getCatalogueFileName(file), yaml: toYamlPath(file) }))
    .sort((one, other) => (one.yaml < other.yaml ? -1 : 1))
  return {
    files: found.flatMap(({ file, name }) => (name ? [{ file, name }] : [])),
    errors: found.flatMap(({ file, name, yaml }, at) => {
      if (!name) return [unknownFile(file)]
      return yaml === found[at - 1]?.yaml ? [doubleFile(file, found[at - 1]?.file ?? '')] : []
    }),
  }
}

/** Returns the path of a file with the extension `.yaml`, which identifies the file in both formats, YAML and CSV. */
export const toYamlPath = (file: string): string => file.replace(/\.csv$/, '.yaml')

/** Returns the kind of a file by its path in the catalogue's folder; undefined for an unknown file. */
export function getCatalogueFileName(file: string): CatalogueFile['name'] | undefined {
  if (/^translations\/[^/]*\.yaml$/.test(file)) return translations
  const [, folder, base = '', ending] = /^(products\/)?([^/]*)\.(yaml|csv)$/.exec(file) ?? []
  if (folder) return products
  if (ending === 'csv' && isPriceTable(base)) return base
  if (!isCatalogueFileName(base) || base === products || base === translations) return undefined
  return ending === 'yaml' || listCsvColumns(base) ? base : undefined
}

const unknownFile = (file: string): CatalogueError => ({
  ...{ file, line: 1, column: 1, path: '' },
  rule: 'is not a file of a catalogue',
  fix: `Rename or remove it. Files: products/<any name>.yaml or .csv, translations/<language>.yaml, prices.csv, stock.csv, ${Object.keys(
    fileSchemas,
  )
    .filter((name) => name !== products && name !== translations)
    .map((name) => `${name}.yaml${isCatalogueFileName(name) && listCsvColumns(name) ? ' or .csv' : ''}`)
    .join(', ')}.`,
})

const doubleFile = (file: string, other: string): CatalogueError => ({
  ...{ file, line: 1, column: 1, path: '' },
  rule: `has the same content as ${other}`,
  fix: 'Remove or rename one of the two: the store reads a file in one format.',
})

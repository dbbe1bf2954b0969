import { existsSync } from 'node:fs'
import type { Catalogue } from '../products/Catalogue.ts'
import type { CatalogueSources } from '../products/CatalogueSources.ts'
import type { CatalogueError } from './CatalogueError.ts'
import { listCatalogueFiles } from './listCatalogueFiles.ts'
import { mergeFiles } from './mergeFiles.ts'
import { parseCatalogueFile } from './parseCatalogueFile.ts'
import { isPriceTable } from './priceTableColumns.ts'
import { toParsedFiles } from './toParsedFiles.ts'
import { toSourceFiles } from './toSourceFiles.ts'
import { validateFiles } from './validateFiles.ts'

/** A catalogue, or all errors of its files. */
export type CatalogueResult =
  | { readonly isValid: true; readonly catalogue: Catalogue }
  | { readonly isValid: false; readonly errors: readonly CatalogueError[] }

/**
 * Reads and validates the files of a catalogue.
 *
 * @param cities Ids of the pincode directory. @default cities are not checked
 * @param current The files of the store, which are used where the folder has none.
 */
export function readCatalogue(
  folder: string,
  cities?: ReadonlySet<string>,
  current?: CatalogueSources,
): CatalogueResult {
  const listed = existsSync(folder) ? listCatalogueFiles(folder) : { files: [], errors: [] }
  if (listed.files.length + listed.errors.length === 0) return invalid([missingFolder(folder)])
  const own = listed.files.map((file) => parseCatalogueFile(folder, file))
  const errors = [...listed.errors, ...own.flatMap((file) => file.errors)]
  if (errors.length > 0) return invalid(errors)
  const parsed = current ? [...own, ...toParsedFiles(current, own)] : own
  const merged = mergeFiles(parsed)
  if (merged.errors.length > 0) return invalid(merged.errors)
  const validated = validateFiles(merged, cities)
  if (!('files' in validated)) return invalid(validated)
  const sources = toSourceFiles(merged.others, merged.products, validated.products)
  return { isValid: true, catalogue: { ...validated, sources } }
}

/**
 * Returns whether a folder has tables of prices or stocks, or translations, but no products that they could belong to.
 */
export function hasNoProductFile(folder: string): boolean {
  const names = existsSync(folder) ? listCatalogueFiles(folder).files.map(({ name }) => name) : []
  return names.some((name) => isPriceTable(name) || name === 'translations') && !names.includes('products')
}

const invalid = (errors: readonly CatalogueError[]) => ({ isValid: false, errors }) as const

const missingFolder = (folder: string): CatalogueError => ({
  ...{ file: folder, line: 1, column: 1, path: '' },
  rule: 'this folder has no files of a catalogue',
  fix: 'Name a folder with products/ and categories.yaml, such as a copy of apps/api/sample/template.',
})

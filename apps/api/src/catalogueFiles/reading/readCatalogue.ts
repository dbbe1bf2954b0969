import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../products/Catalogue.ts'
import type { CatalogueError } from './CatalogueError.ts'
import { listCatalogueFiles } from './listCatalogueFiles.ts'
import { mergeFiles } from './mergeFiles.ts'
import { parseYamlFile } from './parseYamlFile.ts'
import { toSources } from './toSources.ts'
import { validateFiles } from './validateFiles.ts'

/** A catalogue, or all errors of its files. */
export type CatalogueResult =
  | { readonly isValid: true; readonly catalogue: Catalogue }
  | { readonly isValid: false; readonly errors: readonly CatalogueError[] }

/**
 * Reads and validates the files of a catalogue.
 *
 * @param cities Ids of the pincode directory. @default cities are not checked
 */
export function readCatalogue(folder: string, cities?: ReadonlySet<string>): CatalogueResult {
  const listed = existsSync(folder) ? listCatalogueFiles(folder) : { files: [], errors: [] }
  if (listed.files.length + listed.errors.length === 0) return invalid([missingFolder(folder)])
  const parsed = listed.files.map(({ name, file }) => ({
    name,
    ...parseYamlFile(file, readFileSync(join(folder, file), 'utf8')),
    file,
  }))
  const errors = [...listed.errors, ...parsed.flatMap((file) => file.errors)]
  if (errors.length > 0) return invalid(errors)
  const validated = validateFiles(mergeFiles(parsed), cities)
  if (!('files' in validated)) return invalid(validated)
  return { isValid: true, catalogue: { ...validated, sources: toSources(parsed, validated.products) } }
}

const invalid = (errors: readonly CatalogueError[]) => ({ isValid: false, errors }) as const

const missingFolder = (folder: string): CatalogueError => ({
  ...{ file: folder, line: 1, column: 1, path: '' },
  rule: 'this folder has no files of a catalogue',
  fix: 'Name a folder with products/ and categories.yaml, such as a copy of apps/api/sample/template.',
})

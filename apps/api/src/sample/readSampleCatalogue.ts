import { join } from 'node:path'
import { apiFolder } from '../apiFolder.ts'
import type { Catalogue } from '../catalogueFiles/products/Catalogue.ts'
import { formatCatalogueErrors } from '../catalogueFiles/reading/formatCatalogueErrors.ts'
import { readCatalogue } from '../catalogueFiles/reading/readCatalogue.ts'

let read: Catalogue | undefined

/** Returns the sample catalogue, whose files are read once. Throws if one is invalid. */
export function readSampleCatalogue(): Catalogue {
  if (read) return read
  const result = readCatalogue(join(apiFolder, 'sample/catalogue'))
  if (!result.isValid) throw new Error(formatCatalogueErrors(result.errors))
  read = result.catalogue
  return read
}

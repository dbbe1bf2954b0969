import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCsvColumns } from './csv/listCsvColumns.ts'
import { parseCsvFile } from './csv/parseCsvFile.ts'
import type { CatalogueFile } from './listCatalogueFiles.ts'
import type { ParsedFile } from './ParsedFile.ts'
import { parseYamlFile } from './parseYamlFile.ts'
import { isPriceTable, priceTableColumns } from './priceTableColumns.ts'

/** Reads and parses a file of a catalogue by its ending. */
export function parseCatalogueFile(folder: string, { name, file }: CatalogueFile): ParsedFile {
  const bytes = readFileSync(join(folder, file))
  const columns = isPriceTable(name) ? priceTableColumns[name] : listCsvColumns(name)
  const content =
    file.endsWith('.csv') && columns
      ? parseCsvFile(file, bytes, columns)
      : parseYamlFile(file, bytes.toString())
  return { ...content, name, file }
}

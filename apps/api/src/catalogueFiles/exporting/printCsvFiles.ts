import type { SourceFile, SourceProduct } from '../products/CatalogueSources.ts'
import { csvColumns } from '../reading/csv/csvColumns.ts'
import { isFileName } from '../reading/isFileName.ts'
import { priceTableColumns } from '../reading/priceTableColumns.ts'
import { printCatalogueFile } from './printCatalogueFile.ts'
import { printCsvFile } from './printCsvFile.ts'

const tableFields = ['price', 'listPrice', 'stock']

/** Prints a catalogue as CSV, with separate tables for prices and stock; files that are not lists stay YAML. */
export function printCsvFiles(
  products: readonly SourceProduct[],
  files: readonly SourceFile[],
): readonly (readonly [file: string, text: string])[] {
  const columns = new Map(
    [...(csvColumns('products') ?? [])].filter(([field]) => !tableFields.includes(field)),
  )
  const entries = products.map(({ content }) => content)
  return [
    ...[...Map.groupBy(products, ({ file }) => file)].map(
      ([file, those]) =>
        [
          toCsvPath(file),
          printCsvFile(
            columns,
            those.map(({ content }) => content),
          ),
        ] as const,
    ),
    ...(entries.length > 0
      ? ([
          ['prices.csv', printCsvFile(priceTableColumns.prices, entries)],
          ['stock.csv', printCsvFile(priceTableColumns.stock, entries)],
        ] as const)
      : []),
    ...files.map(({ file, content }) => printFile(file, content)),
  ]
}

function printFile(file: string, content: unknown): readonly [file: string, text: string] {
  const name = file.replace(/\.yaml$/, '')
  const columns = isFileName(name) ? csvColumns(name) : undefined
  return columns && Array.isArray(content)
    ? [toCsvPath(file), printCsvFile(columns, content)]
    : [file, printCatalogueFile(file, content)]
}

const toCsvPath = (file: string) => file.replace(/\.yaml$/, '.csv')

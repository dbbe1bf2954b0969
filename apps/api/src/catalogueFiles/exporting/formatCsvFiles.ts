import type { SourceFile, SourceProduct } from '../products/CatalogueSources.ts'
import { listCsvColumns } from '../reading/csv/listCsvColumns.ts'
import { isCatalogueFileName } from '../reading/isCatalogueFileName.ts'
import { priceTableColumns } from '../reading/priceTableColumns.ts'
import { formatCatalogueFile } from './formatCatalogueFile.ts'
import { formatCsvFile } from './formatCsvFile.ts'

const tableFields = ['price', 'listPrice', 'stock']

/** Prints a catalogue as CSV, with separate tables for prices and stock; files that are not lists stay YAML. */
export function formatCsvFiles(
  products: readonly SourceProduct[],
  files: readonly SourceFile[],
): readonly (readonly [file: string, text: string])[] {
  const columns = new Map(
    [...(listCsvColumns('products') ?? [])].filter(([field]) => !tableFields.includes(field)),
  )
  const entries = products.map(({ content }) => content)
  return [
    ...[...Map.groupBy(products, ({ file }) => file)].map(
      ([file, those]) =>
        [
          toCsvPath(file),
          formatCsvFile(
            columns,
            those.map(({ content }) => content),
          ),
        ] as const,
    ),
    ...(entries.length > 0
      ? ([
          ['prices.csv', formatCsvFile(priceTableColumns.prices, entries)],
          ['stock.csv', formatCsvFile(priceTableColumns.stock, entries)],
        ] as const)
      : []),
    ...files.map(({ file, content }) => printFile(file, content)),
  ]
}

function printFile(file: string, content: unknown): readonly [file: string, text: string] {
  const name = file.replace(/\.yaml$/, '')
  const columns = isCatalogueFileName(name) ? listCsvColumns(name) : undefined
  return columns && Array.isArray(content)
    ? [toCsvPath(file), formatCsvFile(columns, content)]
    : [file, formatCatalogueFile(file, content)]
}

const toCsvPath = (file: string) => file.replace(/\.yaml$/, '.csv')

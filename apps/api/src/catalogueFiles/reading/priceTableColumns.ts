import type { CsvColumns } from './csv/listCsvColumns.ts'

/** Tables with values of products that are kept in a spreadsheet or another program; they are always CSV. */
export type PriceTableName = 'prices' | 'stock'

/** The columns of `prices.csv` and `stock.csv`. `nid` or `sku` identify a product; the title is for human readers. */
export const priceTableColumns: Readonly<Record<PriceTableName, CsvColumns>> = {
  prices: new Map([
    ['nid', 'number'],
    ['sku', 'text'],
    ['title', 'text'],
    ['price', 'number'],
    ['listPrice', 'number'],
  ]),
  stock: new Map([
    ['nid', 'number'],
    ['sku', 'text'],
    ['title', 'text'],
    ['stock', 'number'],
  ]),
}

/** Returns whether a name is that of a table of prices or stocks. */
export const isPriceTable = (name: string): name is PriceTableName => Object.hasOwn(priceTableColumns, name)

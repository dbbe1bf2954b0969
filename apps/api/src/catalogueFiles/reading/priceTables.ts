import type { CsvColumns } from './csv/csvColumns.ts'

/** Tables with values of products that are kept in a spreadsheet or another program; CSV alone. */
export type PriceTableName = 'prices' | 'stock'

/** The columns of these tables. A product is found by `nid` or `sku`; its title is for the reader. */
export const priceTables: Readonly<Record<PriceTableName, CsvColumns>> = {
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

/** Whether a name is that of such a table. */
export const isPriceTable = (name: string): name is PriceTableName => Object.hasOwn(priceTables, name)

import { getTableColumns, sql } from 'drizzle-orm'
import { type ProductRow, products } from '../db/schema/products.ts'

/** A product as lists need it: without what only its own page tells. */
export type ListedProduct = Omit<ProductRow, 'facts'> & {
  /** Words of its express delivery, where it has one; unknown where the whole product was read. */
  readonly express?: string | null
}

const { facts: _, ...columns } = getTableColumns(products)

/** What of a product is read for a list. */
export const listedColumns = {
  ...columns,
  express: sql<string | null>`${products.facts} #>> '{express,title}'`,
}

import { getTableColumns } from 'drizzle-orm'
import { type ProductRow, products } from '../db/schema/products.ts'

/** A product as lists need it: without what only its own page tells. */
export type ListedProduct = Omit<ProductRow, 'facts'>

const { facts: _, ...columns } = getTableColumns(products)

/** What of a product is read for a list. */
export const listedColumns = columns

import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { categoryOfWithdrawnProducts, products } from '../../db/schema/products.ts'
import type { CatalogueRows } from '../rows/toCatalogueRows.ts'

/**
 * Adjusts the rows of a catalogue so that products that the staff withdrew stay withdrawn; the category in the files
 * becomes the one in which the product is listed again.
 *
 * @param setsStock Whether the stock of existing products is replaced by that of the files.
 */
export async function keepProductsWithdrawn(
  db: Database,
  rows: CatalogueRows,
  setsStock: boolean,
): Promise<CatalogueRows> {
  if (!rows.products) return rows
  const found = await db
    .select({ nid: products.nid, stock: products.withdrawnStock })
    .from(products)
    .where(isNotNull(products.withdrawnFrom))
  const stocks = new Map(found.map(({ nid, stock }) => [nid, stock]))
  const withdraw = (row: NonNullable<CatalogueRows['products']>[number]) => {
    const stock = stocks.get(row.nid) ?? null
    if (stock === null) return row
    const withdrawn = { withdrawnFrom: row.category, withdrawnStock: setsStock ? row.stock : stock }
    return { ...row, ...withdrawn, category: categoryOfWithdrawnProducts, stock: 0 }
  }
  return { ...rows, products: rows.products.map(withdraw) }
}

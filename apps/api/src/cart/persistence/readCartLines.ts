import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../../db/cachePreparedStatements.ts'
import type { Database } from '../../db/Database.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { products } from '../../db/schema/products.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { applyLinePrices } from '../pricing/applyLinePrices.ts'
import { cartLineColumns } from './cartLineColumns.ts'

/**
 * Reads all lines of a cart except removed ones, in the order they were added, each product at the price of its
 * selected options.
 */
export async function readCartLines(db: Database, cartId: string): Promise<readonly StoredLine[]> {
  return applyLinePrices(db, await prepared(db).ofCart.execute({ cartId }))
}

const prepared = cachePreparedStatements((db) => ({
  ofCart: db
    .select(cartLineColumns)
    .from(cartLines)
    .innerJoin(products, eq(products.nid, cartLines.nid))
    .where(and(eq(cartLines.cartId, sql.placeholder('cartId')), isNull(cartLines.removedAt)))
    .orderBy(asc(cartLines.position))
    .prepare('lines_of_cart'),
}))

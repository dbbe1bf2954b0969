import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cartLines } from '../db/schema/carts.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { fillHampers } from './fillHampers.ts'
import { lineColumns } from './lineColumns.ts'
import { priceLine } from './priceLine.ts'
import type { StoredLine } from './StoredLine.ts'

/** All lines of a cart but the removed ones, in the order they were added, each product at the price of what was chosen. */
export async function readLines(db: Database, cartId: string): Promise<readonly StoredLine[]> {
  const found = await db
    .select(lineColumns)
    .from(cartLines)
    .innerJoin(products, eq(products.nid, cartLines.nid))
    .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
    .orderBy(asc(cartLines.position))
  const combos = await readCombos(db, found)
  const fill = await fillHampers(db, found)
  return found.map(({ comboNid, ...line }) =>
    priceLine({ ...line, combo: combos.get(comboNid ?? 0) ?? null }, fill),
  )
}

// Few carts hold a combo: its product is not read along with every line.
async function readCombos(
  db: Database,
  lines: readonly { readonly comboNid: number | null }[],
): Promise<ReadonlyMap<number, ProductRow>> {
  const nids = [...new Set(lines.flatMap(({ comboNid }) => comboNid ?? []))]
  const found = nids.length === 0 ? [] : await db.select().from(products).where(inArray(products.nid, nids))
  return new Map(found.map((product) => [product.nid, product]))
}

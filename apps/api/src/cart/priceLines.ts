import { inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { createHamperResolver } from './createHamperResolver.ts'
import { priceLine, type UnpricedLine } from './priceLine.ts'
import type { StoredLine } from './StoredLine.ts'

/** A line as `lineColumns` read it. */
export type CartLineRow = Omit<UnpricedLine, 'combo'> & { readonly comboNid: number | null }

/** Lines that were read, each product at the price of what was chosen. */
export async function priceLines(db: Database, read: readonly CartLineRow[]): Promise<readonly StoredLine[]> {
  const combos = await readCombos(db, read)
  const fill = await createHamperResolver(db, read)
  return read.map(({ comboNid, ...line }) =>
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

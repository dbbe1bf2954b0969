import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { type ProductRow, products } from '../../db/schema/products.ts'
import { createHamperResolver } from '../hamper/createHamperResolver.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { applyLinePrice, type UnpricedLine } from './applyLinePrice.ts'

/** A line as selected with `lineColumns`. */
export type CartLineRow = Omit<UnpricedLine, 'combo'> & { readonly comboNid: number | null }

/** Returns the lines with each product at the price of its selected options. */
export async function applyLinePrices(
  db: Database,
  read: readonly CartLineRow[],
): Promise<readonly StoredLine[]> {
  const combos = await readCombos(db, read)
  const fill = await createHamperResolver(db, read)
  return read.map(({ comboNid, ...line }) =>
    applyLinePrice({ ...line, combo: combos.get(comboNid ?? 0) ?? null }, fill),
  )
}

// Combos are rare, so their products are read separately instead of joined to every line.
async function readCombos(
  db: Database,
  lines: readonly { readonly comboNid: number | null }[],
): Promise<ReadonlyMap<number, ProductRow>> {
  const nids = [...new Set(lines.flatMap(({ comboNid }) => comboNid ?? []))]
  const found = nids.length === 0 ? [] : await db.select().from(products).where(inArray(products.nid, nids))
  return new Map(found.map((product) => [product.nid, product]))
}

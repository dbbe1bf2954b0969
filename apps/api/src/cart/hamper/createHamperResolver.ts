import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { type ProductRow, products } from '../../db/schema/products.ts'
import type { StoredHamper, StoredHamperItem } from '../../db/schema/StoredHamper.ts'
import { applyChoicePrices } from '../personalisation/lineChoices.ts'
import type { FilledHamper, FilledHamperItem } from './FilledHamper.ts'

/** Returns a hamper's contents with the current products. */
export type HamperResolver = (hamper: StoredHamper | null) => FilledHamper | undefined

/** Creates a resolver of hampers with the current products; it reads all hampers of a cart together. */
export async function createHamperResolver(
  db: Database,
  lines: readonly { readonly hamper: StoredHamper | null }[],
): Promise<HamperResolver> {
  const nids = [...new Set(lines.flatMap(({ hamper }) => hamper?.pieces ?? []).map(({ nid }) => nid))]
  const found = nids.length === 0 ? [] : await db.select().from(products).where(inArray(products.nid, nids))
  const byNid = new Map(found.map((product) => [product.nid, product]))
  return (hamper) =>
    hamper
      ? { date: hamper.date, pieces: hamper.pieces.map((piece) => fillPiece(piece, byNid.get(piece.nid))) }
      : undefined
}

// A product that is no longer sold has no price and counts as out of stock, which prevents the order.
const fillPiece = (piece: StoredHamperItem, product: ProductRow | undefined): FilledHamperItem => {
  if (!product) return { ...piece, title: '', price: 0, listPrice: 0, stock: 0 }
  const { title, price, listPrice, stock, facts } = applyChoicePrices(product, [])
  return { ...piece, title, price, listPrice, stock, blockedDays: facts?.delivery?.blockedDays }
}

/** Returns a product at its price with the hamper's contents. */
export function applyHamperPrice(product: ProductRow, hamper: FilledHamper | undefined): ProductRow {
  if (!hamper) return product
  const sum = (pick: 'price' | 'listPrice') =>
    hamper.pieces.reduce((all, piece) => all + piece[pick] * piece.quantity, product[pick])
  return { ...product, price: sum('price'), listPrice: sum('listPrice') }
}

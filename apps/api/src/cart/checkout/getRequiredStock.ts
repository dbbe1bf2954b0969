import { findCompleteCombos } from '../lines/findCompleteCombos.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** The units to take from the stock, and the units available. */
export interface RequiredStock {
  readonly nid: number
  readonly title: string
  readonly quantity: number
  readonly stock: number
}

/**
 * Returns the stock that lines need, for the gifts themselves and the contents of hampers. A combo takes the stock of
 * its gifts, but without a stock of its own it is no longer sold.
 */
export const getRequiredStock = (lines: readonly StoredLine[]): readonly RequiredStock[] => [
  ...lines.flatMap(({ product, quantity, hamper }) => {
    const { nid, title, stock } = product
    const inside = (hamper?.pieces ?? []).map((piece) => ({
      nid: piece.nid,
      title: piece.title === '' ? title : piece.title,
      quantity: piece.quantity * quantity,
      stock: piece.stock,
    }))
    return [{ nid, title, quantity, stock }, ...inside]
  }),
  ...[...findCompleteCombos(lines).values()]
    .filter(({ product, sets }) => product.stock === 0 && sets > 0)
    .map(({ product: { nid, title, stock }, sets }) => ({ nid, title, quantity: sets, stock })),
]

import type { FilledHamper } from './FilledHamper.ts'

/** Pieces that are taken from the stock, with what there is of them. */
export interface StockNeed {
  readonly nid: number
  readonly title: string
  readonly quantity: number
  readonly stock: number
}

interface Line {
  readonly product: { readonly nid: number; readonly title: string; readonly stock: number }
  readonly quantity: number
  readonly hamper?: FilledHamper | undefined
}

/** All that lines take from the stock: the gifts themselves, and what lies in hampers. */
export const stockNeeds = (lines: readonly Line[]): readonly StockNeed[] =>
  lines.flatMap(({ product, quantity, hamper }) => {
    const { nid, title, stock } = product
    const inside = (hamper?.pieces ?? []).map((piece) => ({
      nid: piece.nid,
      title: piece.title === '' ? title : piece.title,
      quantity: piece.quantity * quantity,
      stock: piece.stock,
    }))
    return [{ nid, title, quantity, stock }, ...inside]
  })

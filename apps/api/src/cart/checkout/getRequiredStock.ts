import type { FilledHamper } from '../hamper/FilledHamper.ts'

/** The units to take from the stock, and the units available. */
export interface RequiredStock {
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

/** Returns the stock that lines need, for the gifts themselves and the contents of hampers. */
export const getRequiredStock = (lines: readonly Line[]): readonly RequiredStock[] =>
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

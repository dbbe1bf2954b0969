import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredLine } from './StoredLine.ts'

/** A combo with all of its parts in the cart. */
export interface CompleteCombo {
  readonly id: string
  readonly product: ProductRow
  /** Price per set in paise; at most the sum of the parts. */
  readonly price: number
  readonly listPrice: number
  readonly canReplicate: boolean
  /** Number of complete sets. */
  readonly sets: number
  readonly parts: readonly { readonly line: StoredLine; readonly perSet: number }[]
}

/**
 * Returns, by id, the combos that are complete among lines that are all in the cart or all saved for later. If one gift
 * of a combo is missing, its other lines count as ordinary lines until that gift is restored.
 */
export function findCompleteCombos(lines: readonly StoredLine[]): ReadonlyMap<string, CompleteCombo> {
  const groups = Map.groupBy(
    lines.filter(({ comboId }) => comboId !== null),
    ({ comboId }) => comboId ?? '',
  )
  return new Map(
    [...groups].flatMap(([id, group]) => {
      const live = asLive(id, group)
      return live ? [[id, live] as const] : []
    }),
  )
}

function asLive(id: string, group: readonly StoredLine[]): CompleteCombo | undefined {
  const product = group[0]?.combo
  const facts = product?.facts?.combo
  if (!product || !facts) return undefined
  const parts = facts.lines.flatMap(({ nid, quantity }) => {
    const line = group.find((candidate) => candidate.product.nid === nid)
    return line ? [{ line, perSet: quantity }] : []
  })
  if (parts.length < facts.lines.length) return undefined
  const apart = parts.reduce((sum, { line, perSet }) => sum + line.product.price * perSet, 0)
  return {
    id,
    product,
    price: Math.min(product.price, apart),
    listPrice: product.listPrice,
    canReplicate: facts.canReplicate,
    sets: Math.min(...parts.map(({ line, perSet }) => Math.floor(line.quantity / perSet))),
    parts,
  }
}

/** Returns the combo of a line, if it is complete. */
export const findComboOfLine = (
  combos: ReadonlyMap<string, CompleteCombo>,
  line: StoredLine,
): { readonly combo: CompleteCombo; readonly perSet: number } | undefined => {
  const combo = line.comboId === null ? undefined : combos.get(line.comboId)
  const part = combo?.parts.find((candidate) => candidate.line.id === line.id)
  return combo && part && { combo, perSet: part.perSet }
}

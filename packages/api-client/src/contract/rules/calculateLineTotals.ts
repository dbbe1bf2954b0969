import { type Paise, paise } from './paise.ts'

/** The price-related fields of a cart line. */
export interface PricedLine {
  readonly id: string
  readonly quantity: number
  readonly price: Paise
  readonly listPrice: Paise
  readonly isFree: boolean
  readonly isDeclined: boolean
  /** The combo it is part of. */
  readonly combo?:
    | { readonly id: string; readonly perSet: number; readonly price: Paise; readonly listPrice: Paise }
    | undefined
}

/** Totals of a line or combo. */
export interface LineTotal {
  /** Charged quantity: units of a line, or complete bundles of a combo. */
  readonly quantity: number
  /** Price of one unit or bundle. */
  readonly price: Paise
  /** Price of all. */
  readonly total: Paise
  /** List price of all. */
  readonly listTotal: Paise
}

/**
 * Calculates the totals of each line and combo, by id: complete bundles at the combo's price, further units and all
 * other lines at the line's own, free lines at zero. Declined lines are left out.
 */
export function calculateLineTotals(lines: readonly PricedLine[]): ReadonlyMap<string, LineTotal> {
  const wanted = lines.filter(({ isDeclined }) => !isDeclined)
  const sets = new Map<string, number>()
  for (const { combo, quantity } of wanted) {
    if (!combo) continue
    const complete = Math.floor(quantity / combo.perSet)
    sets.set(combo.id, Math.min(sets.get(combo.id) ?? complete, complete))
  }
  const totals = new Map<string, LineTotal>()
  for (const line of wanted) {
    const { id, combo, quantity, isFree } = line
    const inSets = combo ? (sets.get(combo.id) ?? 0) : 0
    if (combo) totals.set(combo.id, times(combo, inSets))
    const beyond = quantity - inSets * (combo?.perSet ?? 0)
    totals.set(
      id,
      isFree ? { ...times(line, quantity), price: paise(0), total: paise(0) } : times(line, beyond),
    )
  }
  return totals
}

const times = (
  { price, listPrice }: Pick<PricedLine, 'price' | 'listPrice'>,
  quantity: number,
): LineTotal => ({
  quantity,
  price,
  total: paise(price * quantity),
  listTotal: paise(listPrice * quantity),
})

import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import { getSelectedPrice } from './getSelectedPrice.ts'
import { isPriceBreakupConsistent } from './isPriceBreakupConsistent.ts'

/** A part of the price, or the total. */
export interface PriceRow {
  readonly label: string
  readonly amount: Paise
}

/** Returns the parts of the selected price with the total last; empty if the parts do not exist or do not add up. */
export function getPriceRows(
  state: Parameters<typeof getSelectedPrice>[0],
  words: { readonly choices: string; readonly total: string },
): readonly PriceRow[] {
  const { product } = state
  if (!isPriceBreakupConsistent(product)) return []
  const { price } = getSelectedPrice(state)
  // Includes the surcharge of the chosen day.
  const chosen = price - product.price
  return [
    ...product.priceParts,
    ...(chosen === 0 ? [] : [{ label: words.choices, amount: paise(chosen) }]),
    { label: words.total, amount: price },
  ]
}

import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import { getSelectedPrice } from './getSelectedPrice.ts'
import { isPriceBreakupConsistent } from './isPriceBreakupConsistent.ts'

/** A part of the price, or what all come to. */
export interface PriceRow {
  readonly label: string
  readonly amount: Paise
}

/** The parts of the price as it was chosen, their total last; none where the parts are not told or do not add up. */
export function priceRows(
  state: Parameters<typeof getSelectedPrice>[0],
  words: { readonly choices: string; readonly total: string },
): readonly PriceRow[] {
  const { product } = state
  if (!isPriceBreakupConsistent(product)) return []
  const { price } = getSelectedPrice(state)
  // The day is one of the choices.
  const chosen = price - product.price
  return [
    ...product.priceParts,
    ...(chosen === 0 ? [] : [{ label: words.choices, amount: paise(chosen) }]),
    { label: words.total, amount: price },
  ]
}

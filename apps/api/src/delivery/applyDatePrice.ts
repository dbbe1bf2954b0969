import { parseCalendarDate } from '@store/api-client/contract/date'
import { isHighlightedDate } from '@store/api-client/contract/rules/isHighlightedDate'

interface Priced {
  readonly type: string
  readonly price: number
  readonly listPrice: number
}

/** The surcharge for flowers on the marked days of February, in percent: the sample merchant's rule. */
const risePercent = 10

/**
 * Returns a product at its price on a date, before its options. The page, the cart and the order use this rule. Prices
 * stay whole rupees.
 */
export function applyDatePrice<Product extends Priced>(product: Product, date: string | undefined): Product {
  if (date === undefined || product.type !== 'flower' || !isHighlightedDate(parseCalendarDate(date)))
    return product
  const price = raise(product.price)
  // A list price with the surcharge would show a discount that does not exist.
  return { ...product, price, listPrice: Math.max(price, product.listPrice) }
}

const raise = (price: number): number => Math.round((price * (100 + risePercent)) / 10_000) * 100

/** Returns a product's surcharge on a date, in paise; `undefined` if there is none. */
export const getDaySurcharge = (
  plain: Priced,
  onDay: Priced,
): Pick<Priced, 'price' | 'listPrice'> | undefined =>
  plain === onDay
    ? undefined
    : { price: onDay.price - plain.price, listPrice: onDay.listPrice - plain.listPrice }

import { parseCalendarDate } from '@store/api-client/contract/date'
import { isMarkedDay } from '@store/api-client/contract/rules/isMarkedDay'

interface Priced {
  readonly type: string
  readonly price: number
  readonly listPrice: number
}

/** What flowers cost more on the marked days of February, in percent: the sample merchant's rule. */
const risePercent = 10

/**
 * A product at what it costs on a day, before what is chosen of it; the one rule for the page, the cart and the order.
 * Prices stay whole rupees.
 */
export function priceOnDay<Product extends Priced>(product: Product, date: string | undefined): Product {
  if (date === undefined || product.type !== 'flower' || !isMarkedDay(parseCalendarDate(date))) return product
  const price = raise(product.price)
  // A list price that rose with it would show a saving that nobody has.
  return { ...product, price, listPrice: Math.max(price, product.listPrice) }
}

const raise = (price: number): number => Math.round((price * (100 + risePercent)) / 10_000) * 100

/** How much more a product costs on a day than on a day like others, in paise; `undefined` where it costs the same. */
export const getDaySurcharge = (
  plain: Priced,
  onDay: Priced,
): Pick<Priced, 'price' | 'listPrice'> | undefined =>
  plain === onDay
    ? undefined
    : { price: onDay.price - plain.price, listPrice: onDay.listPrice - plain.listPrice }

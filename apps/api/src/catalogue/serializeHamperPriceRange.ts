import { paise, toRupees } from '@store/api-client/contract/money'
import type { ProductRow } from '../db/schema/products.ts'
import type { ListedProduct } from './ListedProduct.ts'

/**
 * Serializes a hamper's price range for any contents (specification 2, section 3: customPriceRange): from the minimum
 * quantity of the cheapest gift of each step to the maximum of the most expensive. `null` for other products, and if
 * both prices are equal.
 */
export function serializeHamperPriceRange(
  { price, facts }: Pick<ProductRow, 'price' | 'facts'>,
  sold: ReadonlyMap<number, ListedProduct>,
) {
  if (!facts?.hamper) return null
  const ends = facts.hamper.steps.map(({ min, max, items }) => {
    const prices = items.flatMap((nid) => sold.get(nid)?.price ?? [])
    return prices.length === 0
      ? { least: 0, most: 0 }
      : { least: min * Math.min(...prices), most: max * Math.max(...prices) }
  })
  const start = ends.reduce((sum, { least }) => sum + least, price)
  const end = ends.reduce((sum, { most }) => sum + most, price)
  return start === end ? null : { start: toRupees(paise(start)), end: toRupees(paise(end)) }
}

import { paise, toRupees } from '@store/api-client/contract/money'
import type { ProductRow } from '../db/schema/products.ts'
import type { ListedProduct } from './createCatalogueRepo.ts'

/**
 * What a hamper costs at least and at most once it is filled (specification 2, section 3: customPriceRange): the fewest
 * pieces of the cheapest gift of each step, and the most of the dearest. `null` for what is not filled, and where nothing
 * makes a difference.
 */
export function serializePriceRange(
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

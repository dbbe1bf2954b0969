import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { paise, toRupees } from '@store/api-client/contract/money'
import { facetIds, giftsPerPage } from '@store/api-client/contract/rules/giftLimits'
import type { GiftResultPage } from './createGiftRepo.ts'
import { serializeProductCard } from './serializeProductCard.ts'

type PageWire = Omit<
  SerializedResponseOf<(typeof catalogueCalls)['search']>['result'],
  'mended' | 'left_out' | 'is_part' | 'best_sellers'
>

/** Serializes a page of gifts; `place` is the resolution of the requested location. */
export function serializeGiftResultsPage(
  { products, total, values, prices }: GiftResultPage,
  page: number,
  place: PageWire['place'],
): PageWire {
  const facets = facetIds.flatMap((id) => {
    const of = values.filter(({ facet }) => facet === id)
    return of.length === 0 ? [] : [{ id, values: of.map(({ id, title, count }) => ({ id, title, count })) }]
  })
  return {
    products: products.map(serializeProductCard),
    total,
    current_page: page,
    total_pages: Math.max(1, Math.ceil(total / giftsPerPage)),
    facets,
    prices: prices && { from: toRupees(paise(prices.from)), to: toRupees(paise(prices.to)) },
    place,
  }
}

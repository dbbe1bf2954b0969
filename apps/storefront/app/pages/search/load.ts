import type { SearchPage } from '@store/api-client/contract/catalogue'
import { parsePriceFilter } from '@store/api-client/contract/rules/parsePriceFilter'
import { hrefs } from '../../composition/hrefs.ts'
import {
  type GiftListingQuery,
  parseGiftListingQuery,
  serializeGiftListingQuery,
} from '../../giftListingQuery.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** A page of results, and the query of its URL. */
export interface SearchData {
  readonly search: SearchPage
  readonly query: GiftListingQuery
}

/** Loads a page of results for the search text in the URL. */
export async function loadSearch({ client, url }: LoaderContext): Promise<LoaderResult<SearchData>> {
  const query = parseGiftListingQuery(url)
  const { text, ...prices } = parsePriceFilter(query.text)
  const isPriced = query.priceFrom !== undefined || query.priceTo !== undefined
  if (text !== query.text && !isPriced) {
    // Prices in the search text become a visible filter that can be removed.
    const href = hrefs.search() + serializeGiftListingQuery({ ...query, ...prices, text })
    return { kind: 'redirect', status: 302, href }
  }
  const answer = await client.catalogue.search(query)
  if (!answer.ok) return { kind: 'failed' }
  if (answer.value.page > answer.value.pages) return { kind: 'notFound' }
  return { kind: 'page', data: { search: answer.value, query } }
}

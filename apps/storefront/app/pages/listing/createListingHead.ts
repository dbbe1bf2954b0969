import type { GiftResultsPage } from '@store/api-client/contract/catalogue'
import { type GiftListingQuery, isFiltered, serializeGiftListingQuery } from '../../giftListingQuery.ts'
import type { Head } from '../../Head.ts'

/** Returns the head fields of a gift list page: its adjacent pages, and the canonical page it may be a variation of. */
export function createListingHead(
  query: GiftListingQuery,
  { page, pages }: GiftResultsPage,
): Pick<Head, 'noIndex' | 'search' | 'adjacentPages'> {
  const at = (other: number) => serializeGiftListingQuery({ ...query, page: other })
  const adjacentPages = {
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page < pages && { next: at(page + 1) }),
  }
  // Every combination of filters would index the same gifts again, so search engines get the plain page.
  if (isFiltered(query)) return { noIndex: true, search: '', adjacentPages }
  return { search: at(page), adjacentPages }
}

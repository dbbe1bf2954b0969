import type { GiftPage } from '@store/api-client/contract/catalogue'
import { type GiftListingQuery, isFiltered, serializeGiftListingQuery } from '../../giftListingQuery.ts'
import type { Head } from '../../Head.ts'

/** What a page of gifts says of the pages around it, and of the plain page it may be a variation of. */
export function listingHead(
  query: GiftListingQuery,
  { page, pages }: GiftPage,
): Pick<Head, 'noIndex' | 'search' | 'adjacentPages'> {
  const at = (other: number) => serializeGiftListingQuery({ ...query, page: other })
  const adjacentPages = {
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page < pages && { next: at(page + 1) }),
  }
  // Every choice of filters would be a page of the same gifts: search engines are told of the plain one.
  if (isFiltered(query)) return { noIndex: true, search: '', adjacentPages }
  return { search: at(page), adjacentPages }
}

import type { GiftPage } from '@store/api-client/contract/catalogue'
import { type GiftQuery, isNarrowed, writeGiftQuery } from '../../giftQuery.ts'
import type { Head } from '../../Head.ts'

/** What a page of gifts says of the pages around it, and of the plain page it may be a variation of. */
export function findingHead(
  query: GiftQuery,
  { page, pages }: GiftPage,
): Pick<Head, 'noIndex' | 'search' | 'around'> {
  const at = (other: number) => writeGiftQuery({ ...query, page: other })
  const around = {
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page < pages && { next: at(page + 1) }),
  }
  // Every choice of filters would be a page of the same gifts: search engines are told of the plain one.
  if (isNarrowed(query)) return { noIndex: true, search: '', around }
  return { search: at(page), around }
}

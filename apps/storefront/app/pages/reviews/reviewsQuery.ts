import { parseReviewSortOrder, type ReviewSortOrder } from '@store/api-client/contract/rules/reviewSortOrders'

/** What of a page's address tells which reviews are seen; what is no page is the first. */
export function parseReviewsQuery({ searchParams }: URL): {
  readonly page: number
  readonly order: ReviewSortOrder
} {
  const page = searchParams.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    order: parseReviewSortOrder(searchParams.get('sort')),
  }
}

/** Writes that part of an address; what goes without saying is left out. */
export function serializeReviewsQuery(page: number, order: ReviewSortOrder): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(order !== 'newest' && { sort: order }),
  })
  return query.size === 0 ? '' : `?${query}`
}

/** Which of a page's renderings an address asks for. */
export function toReviewsCacheVariant(url: URL): string {
  const { page, order } = parseReviewsQuery(url)
  return serializeReviewsQuery(page, order)
}

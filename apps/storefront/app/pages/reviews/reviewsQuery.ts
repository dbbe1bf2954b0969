import { parseReviewSortOrder, type ReviewSortOrder } from '@store/api-client/contract/rules/reviewSortOrders'

/** Parses the page and sort order of the reviews from a URL; an invalid page number means the first page. */
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

/** Serializes page and sort order for a URL, without default values. */
export function serializeReviewsQuery(page: number, order: ReviewSortOrder): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(order !== 'newest' && { sort: order }),
  })
  return query.size === 0 ? '' : `?${query}`
}

/** Returns the cache variant of the page that a URL requests. */
export function toReviewsCacheVariant(url: URL): string {
  const { page, order } = parseReviewsQuery(url)
  return serializeReviewsQuery(page, order)
}

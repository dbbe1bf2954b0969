import { type ReviewsPage, toProductId } from '@store/api-client/contract/catalogue'
import { allReviewsHref, getReviewsHref } from '@store/api-client/contract/rules/getReviewsHref'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { parseReviewsQuery, serializeReviewsQuery } from './reviewsQuery.ts'

/** A page of reviews, and its URL without pagination and sorting. */
export interface ReviewsData {
  readonly reviews: ReviewsPage
  readonly path: string
}

/** Loads a page of reviews, of one product or of all; a product's URL redirects when its name has changed. */
export async function loadReviews({
  client,
  params,
  url,
}: LoaderContext): Promise<LoaderResult<ReviewsData>> {
  const { page, order } = parseReviewsQuery(url)
  const { productId: id, name } = params
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return { kind: 'notFound' }
  const productId = id === undefined ? undefined : toProductId(Number(id))
  const answer = await client.catalogue.reviews({ productId, page, order })
  if (!answer.ok) {
    const { failure } = answer
    const isUnknown = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)
    return { kind: isUnknown ? 'notFound' : 'failed' }
  }
  const reviews = answer.value
  if (page > reviews.pages) return { kind: 'notFound' }
  const own = productId && reviews.product && getReviewsHref({ id: productId, title: reviews.product.title })
  // The name in the URL is only for readers and may be an old one.
  if (own && own !== `/reviews/p/${id}/${name}`)
    return { kind: 'redirect', status: 301, href: own + serializeReviewsQuery(page, order) }
  return { kind: 'page', data: { reviews, path: own ?? allReviewsHref } }
}

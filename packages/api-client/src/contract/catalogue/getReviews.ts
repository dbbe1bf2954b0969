import { optional, picklist, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ReviewSortOrder, reviewSortOrders } from '../rules/reviewSortOrders.ts'
import { type ProductId, pageNumberQuerySchema, productIdStringSchema } from '../wire/index.ts'
import { reviewsResponseSchema } from './ReviewsPage.ts'

/** Query for reviews. */
export interface ReviewsQuery {
  /** The reviewed product. @default every product */
  readonly productId?: ProductId | undefined
  /** Page number, starting at 1. @default 1 */
  readonly page?: number | undefined
  /** Sort order. @default the newest first */
  readonly order?: ReviewSortOrder | undefined
}

/** GET the reviews of a product, or of all products, by page (specification 2, section 2: Reviews). */
export const getReviews = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/reviews',
  summary: 'Returns a page of reviews, of one product or of all.',
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({
      nid: optional(productIdStringSchema),
      current_page: pageNumberQuerySchema,
      sort: optional(picklist(reviewSortOrders), 'newest'),
    }),
    transform(({ nid, current_page, sort }) => ({ productId: nid, page: current_page, order: sort })),
  ),
  answer: reviewsResponseSchema,
  encode: ({ productId, page = 1, order = 'newest' }: ReviewsQuery) => ({
    ...(productId !== undefined && { nid: String(productId) }),
    current_page: String(page),
    sort: order,
  }),
})

import { type ReviewSortOrder, reviewsPerPage } from '@store/api-client/contract/catalogue'
import type { ProductRow } from '../db/schema/products.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { TextTranslator } from '../messages/TextTranslator.ts'
import type { ReviewResultPage, ReviewWithProduct } from './createReviewRepo.ts'
import { productHref } from './productHref.ts'
import { serializePicture } from './serializePicture.ts'
import { serializeReview } from './serializeReview.ts'

/** The request. */
interface Asked {
  readonly product: ProductRow | undefined
  readonly page: number
  readonly order: ReviewSortOrder
  readonly messages: ServerMessages
  readonly translate: TextTranslator
}

/** Serializes a page of reviews for the API response: summary and listing (specification 2, section 3). */
export function serializeReviews(
  { reviews, total, stars, rating }: ReviewResultPage,
  { product, page, order, messages: { store }, translate }: Asked,
) {
  const [picture] = product?.pictures ?? []
  return {
    status: true as const,
    data: {
      heading: product ? store.reviewsOf(translate(product.title)) : store.customerReviews,
      ...(product &&
        picture && {
          product: { title: product.title, alias: productHref(product), image: serializePicture(picture) },
        }),
      summary: {
        reviews_count: rating.count,
        average_rating: Math.round(rating.average * 10) / 10,
        stars: [...stars],
      },
      list: reviews.map((one) => (product ? serializeReview(one.review) : serializeReviewWithProduct(one))),
      sort: order,
      current_page: page,
      total_pages: Math.max(1, Math.ceil(total / reviewsPerPage)),
      total,
    },
  }
}

/** Serializes a review with the link to its product. */
export const serializeReviewWithProduct = ({ review, ...of }: ReviewWithProduct) => ({
  ...serializeReview(review),
  product: { title: of.title, alias: productHref(of) },
})

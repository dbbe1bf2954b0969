import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import { parseReviewSortOrder, type ReviewSortOrder } from '../rules/reviewSortOrders.ts'
import { localPathSchema, type ProductPicture, pictureWithFallbackSchema } from '../wire/index.ts'
import { type ReviewWithProductLink, reviewsWithProductLinkSchema } from './Review.ts'

/** Number of reviews per page. */
export const reviewsPerPage = 10

/** The reviewed product of a reviews page. */
export interface ReviewedProduct {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** A page of reviews. */
export interface ReviewsPage {
  /** Heading of the list. */
  readonly heading: string
  /** The product; missing on the page of all products. */
  readonly product?: ReviewedProduct | undefined
  /** Average and count of all star ratings; `undefined` when there are none. */
  readonly rating: { readonly average: number; readonly reviews: number } | undefined
  /** Number of reviews with a text for 5, 4, 3, 2 and 1 stars. */
  readonly stars: readonly number[]
  readonly reviews: readonly ReviewWithProductLink[]
  readonly order: ReviewSortOrder
  /** Page number, starting at 1. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
  /** Number of reviews with a text. */
  readonly total: number
}

const count = pipe(number(), integer(), minValue(0))
const atLeastOne = pipe(number(), integer(), minValue(1))

/** Parses a page of reviews: summary and listing (specification 2, section 3, "Review"). */
export const reviewsResponseSchema = pipe(
  object({
    status: literal(true),
    data: object({
      heading: string(),
      product: optional(
        object({ title: string(), alias: localPathSchema, image: pictureWithFallbackSchema }),
      ),
      summary: object({
        reviews_count: count,
        average_rating: pipe(number(), minValue(0), maxValue(5)),
        stars: array(count),
      }),
      list: reviewsWithProductLinkSchema,
      sort: string(),
      current_page: atLeastOne,
      total_pages: atLeastOne,
      total: count,
    }),
  }),
  transform(
    ({ data }): ReviewsPage => ({
      heading: data.heading,
      product: data.product && {
        title: data.product.title,
        href: data.product.alias,
        picture: data.product.image,
      },
      rating:
        data.summary.reviews_count === 0
          ? undefined
          : { average: data.summary.average_rating, reviews: data.summary.reviews_count },
      stars: data.summary.stars,
      reviews: data.list,
      order: parseReviewSortOrder(data.sort),
      page: data.current_page,
      pages: data.total_pages,
      total: data.total,
    }),
  ),
)

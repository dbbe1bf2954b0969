import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import { reviewsPerPage } from '@store/api-client/contract/catalogue'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import type { ProductDetails } from '../db/schema/ProductDetails.ts'
import { products } from '../db/schema/products.ts'

/** A request for a page of reviews. */
export interface ReviewPageRequest {
  /** The reviewed product; `undefined` for all. */
  readonly nid: number | undefined
  /** Number of the page, starting at 1. */
  readonly page: number
  readonly order: ReviewSortOrder
}

/** A review with the reviewed product. */
export interface ReviewWithProduct {
  readonly review: ProductDetails['reviews'][number]
  readonly title: string
  readonly type: string
  readonly slug: string
}

/** A page of reviews with their summary. */
export interface ReviewResultPage {
  readonly reviews: readonly ReviewWithProduct[]
  /** Number of reviews with a text. */
  readonly total: number
  /** Number of reviews with a text by stars: 5, 4, 3, 2 and 1. */
  readonly stars: readonly number[]
  /** Number of all ratings, with or without a text. */
  readonly rating: { readonly average: number; readonly count: number }
}

const review = sql`entry.review`
const day = sql`${review} ->> 'day' desc`
const stars = sql`(${review} ->> 'stars')::int`
const number = sql`(${review} ->> 'rid')::int`

const orders = {
  newest: sql`${day}, ${number}`,
  highest: sql`${stars} desc, ${day}, ${number}`,
  lowest: sql`${stars}, ${day}, ${number}`,
} as const satisfies Record<ReviewSortOrder, unknown>

// The query must use the expression and the condition of the index `products_reviewed`.
const newestDay = sql`newest_review_day(${products.facts})`
const hasReview = sql`(${products.facts} -> 'reviews' -> 0) is not null`
const hasReviewSince = (since: SQL) => sql`${hasReview} and ${newestDay} >= ${since}`
const isReviewed = hasReviewSince(sql`''`)

const written = sql`jsonb_array_elements(coalesce(${products.facts} -> 'reviews', '[]')) as entry(review)`

/** Creates the repository of customer reviews, which are stored in the products' facts. */
export const createReviewRepo = (db: Database) => {
  const list = (whose: SQL, order: ReviewSortOrder, limit: number, offset: number) =>
    db
      .select({
        review: sql<ProductDetails['reviews'][number]>`${review}`,
        ...{ title: products.title, type: products.type, slug: products.slug },
      })
      .from(products)
      .crossJoinLateral(written)
      .where(whose)
      .orderBy(orders[order])
      .limit(limit)
      .offset(offset)

  // The newest reviews belong to the products with the newest review dates. Only those products are read, including all
  // products that share the oldest of these dates.
  const haveNewest = (amount: number) => {
    const lastDay = db
      .select({ day: newestDay })
      .from(products)
      .where(hasReview)
      .orderBy(sql`${newestDay} desc`)
      .limit(1)
      .offset(amount - 1)
    return hasReviewSince(sql`coalesce(${lastDay}, '')`)
  }

  return {
    /** Returns the newest reviews of all products. */
    newest: (amount: number): Promise<ReviewWithProduct[]> => list(haveNewest(amount), 'newest', amount, 0),

    async page({ nid, page, order }: ReviewPageRequest): Promise<ReviewResultPage> {
      const whose = nid === undefined ? isReviewed : sql`${products.nid} = ${nid}`
      const isListed = nid === undefined && order === 'newest' ? haveNewest(page * reviewsPerPage) : whose
      const reviews = list(isListed, order, reviewsPerPage, (page - 1) * reviewsPerPage)
      const counted = db
        .select({ stars: sql`${stars}`.mapWith(Number), count: sql`count(*)`.mapWith(Number) })
        .from(products)
        .crossJoinLateral(written)
        .where(whose)
        .groupBy(stars)
      const rated = db
        .select({
          average:
            sql`coalesce(sum(${products.rating} * ${products.reviews}) / nullif(sum(${products.reviews}), 0), 0)`.mapWith(
              Number,
            ),
          count: sql`coalesce(sum(${products.reviews}), 0)`.mapWith(Number),
        })
        .from(products)
        .where(nid === undefined ? undefined : whose)
      const [found, byStars, [rating]] = await Promise.all([reviews, counted, rated])
      return {
        reviews: found,
        total: byStars.reduce((sum, { count }) => sum + count, 0),
        stars: [5, 4, 3, 2, 1].map((given) => byStars.find((row) => row.stars === given)?.count ?? 0),
        rating: { average: rating?.average ?? 0, count: rating?.count ?? 0 },
      }
    },
  }
}

/** The repository of customer reviews. */
export type ReviewRepo = ReturnType<typeof createReviewRepo>

import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import { reviewsPerPage } from '@store/api-client/contract/catalogue'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import type { ProductFacts } from '../db/schema/ProductFacts.ts'
import { products } from '../db/schema/products.ts'

/** Which reviews are wanted. */
export interface ReviewPageRequest {
  /** The product they speak of; `undefined` for all. */
  readonly nid: number | undefined
  /** 1 first. */
  readonly page: number
  readonly order: ReviewSortOrder
}

/** A review with the product it speaks of. */
export interface ReviewWithProduct {
  readonly review: ProductFacts['reviews'][number]
  readonly title: string
  readonly type: string
  readonly slug: string
}

/** A page of reviews, and what all of them come to. */
export interface ReviewResultPage {
  readonly reviews: readonly ReviewWithProduct[]
  /** Those with words. */
  readonly total: number
  /** How many of those with words gave 5, 4, 3, 2 and 1 stars. */
  readonly stars: readonly number[]
  /** Of all who gave stars, with words or without. */
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

/** What shoppers said, as the products' facts keep it. */
export const createReviewRepo = (db: Database) => ({
  async page({ nid, page, order }: ReviewPageRequest): Promise<ReviewResultPage> {
    const whose = nid === undefined ? sql`true` : sql`${products.nid} = ${nid}`
    const written = sql`jsonb_array_elements(coalesce(${products.facts} -> 'reviews', '[]')) as entry(review)`
    const reviews = db
      .select({
        review: sql<ProductFacts['reviews'][number]>`${review}`,
        ...{ title: products.title, type: products.type, slug: products.slug },
      })
      .from(products)
      .crossJoinLateral(written)
      .where(whose)
      .orderBy(orders[order])
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage)
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
      .where(whose)
    const [found, byStars, [rating]] = await Promise.all([reviews, counted, rated])
    return {
      reviews: found,
      total: byStars.reduce((sum, { count }) => sum + count, 0),
      stars: [5, 4, 3, 2, 1].map((given) => byStars.find((row) => row.stars === given)?.count ?? 0),
      rating: { average: rating?.average ?? 0, count: rating?.count ?? 0 },
    }
  },
})

/** What shoppers said. */
export type ReviewRepo = ReturnType<typeof createReviewRepo>

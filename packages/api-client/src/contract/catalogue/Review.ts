import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import { type CalendarDate, calendarDateSchema } from '../date/index.ts'
import {
  dropInvalidEntries,
  localPathSchema,
  type ProductPicture,
  picturesSchema,
  withFallback,
} from '../wire/index.ts'
import { type VideoFile, videoFileSchema } from './ProductVideo.ts'

/** A review, without the author's name. */
export interface Review {
  readonly id: number
  /** Star rating, 1 to 5. */
  readonly stars: number
  readonly text: string
  /** City of the shopper. */
  readonly city: string
  /** Date of the review. */
  readonly day: CalendarDate
  readonly pictures: readonly ProductPicture[]
  /** A video by the shopper. */
  readonly film?: VideoFile | undefined
}

/** A review in a list of several products' reviews. */
export interface ReviewWithProductLink extends Review {
  /** The reviewed product; missing on the page of one product. */
  readonly product?: { readonly title: string; readonly href: string } | undefined
}

const entries = {
  rid: pipe(number(), integer()),
  rating: pipe(number(), integer(), minValue(1), maxValue(5)),
  text: string(),
  city: string(),
  date: calendarDateSchema,
  images: picturesSchema,
  customer_review_video: optional(withFallback(videoFileSchema, undefined)),
}

const entry = object(entries)

const readReview = (wire: InferOutput<typeof entry>): Review => ({
  id: wire.rid,
  stars: wire.rating,
  text: wire.text,
  city: wire.city,
  day: wire.date,
  pictures: wire.images,
  film: wire.customer_review_video,
})

/** Parses a review: rid, images, customer_review_video (specification 2, section 3). */
export const reviewSchema = pipe(entry, transform(readReview))

/** Parses reviews of one product. */
export const reviewListSchema = dropInvalidEntries(reviewSchema)

/** Parses a review in a list of several products' reviews. */
export const reviewWithProductLinkSchema = pipe(
  object({ ...entries, product: optional(object({ title: string(), alias: localPathSchema })) }),
  transform(
    ({ product, ...wire }): ReviewWithProductLink => ({
      ...readReview(wire),
      product: product && { title: product.title, href: product.alias },
    }),
  ),
)

/** Parses reviews of several products. */
export const reviewsWithProductLinkSchema = dropInvalidEntries(reviewWithProductLinkSchema)

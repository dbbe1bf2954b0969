import { array, check, description, maxValue, minValue, number, optional, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { isoDaySchema } from './isoDaySchema.ts'
import { slugSchema } from './slugSchema.ts'

const review = pipe(
  strictObject({
    rid: pipe(createWholeNumberSchema(1, 999_999), description('Unique in the catalogue.')),
    stars: createWholeNumberSchema(1, 5),
    text: createPlainTextSchema(300),
    city: pipe(slugSchema, description("The shopper's city, by its id in the pincode directory.")),
    day: isoDaySchema,
    pictures: optional(
      pipe(
        array(slugSchema),
        description("Slugs of the products whose pictures stand in for the shopper's photos."),
      ),
      [],
    ),
    film: optional(pipe(slugSchema, description('Name of a video.'))),
  }),
  check(
    ({ pictures, text }) => pictures.length === 0 || text.includes('sample review'),
    'pictures of a review are drawings, and its text contains: sample review',
  ),
)

/** Reviews of a product (specification 2, section 3: review_list, reviewRating, rating_recommends, review_images). */
export const reviewsSchema = pipe(
  strictObject({
    average: pipe(
      number(),
      minValue(0, 'at least 0'),
      maxValue(5, 'at most 5'),
      description('Stars, 0 to 5.'),
    ),
    count: pipe(createWholeNumberSchema(1, 99_999), description('All reviews, with a text or without.')),
    list: optional(pipe(array(review), description('Those with a text, newest first.')), []),
  }),
  check(({ count, list }) => list.length <= count, 'count is not below the number of reviews in the list'),
  check(
    ({ list }) => list.every(({ day }, at) => at === 0 || day <= (list[at - 1]?.day ?? day)),
    'the newest review is first',
  ),
)

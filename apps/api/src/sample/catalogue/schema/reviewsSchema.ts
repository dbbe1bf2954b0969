import {
  array,
  check,
  isoDate,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
} from 'valibot'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'
import { wholeNumber } from './wholeNumber.ts'

const review = pipe(
  strictObject({
    /** Id of the review, unique in the catalogue (rid). */
    rid: wholeNumber(1, 999_999),
    stars: wholeNumber(1, 5),
    text: plainText(300),
    /** City of the shopper, by its id in the pincode directory; names are not shown. */
    city: slugSchema,
    day: pipe(string(), isoDate()),
    /**
     * Slugs of the products whose pictures stand in for the shopper's photos, as the review text then says.
     * @default none
     */
    pictures: optional(array(slugSchema), []),
    /** Name of a video (customer_review_video). */
    film: optional(slugSchema),
  }),
  check(
    ({ pictures, text }) => pictures.length === 0 || text.includes('sample review'),
    'pictures of a review are drawings, and its words say so',
  ),
)

/** Reviews of a product (specification 2, section 3: review_list, reviewRating, rating_recommends, review_images). */
export const reviewsSchema = pipe(
  strictObject({
    /** Stars, 0 to 5. */
    average: pipe(number(), minValue(0), maxValue(5)),
    /** Number of reviews, including those with stars only. */
    count: wholeNumber(1, 99_999),
    /** Reviews with a text, newest first. @default none */
    list: optional(array(review), []),
  }),
  check(({ count, list }) => list.length <= count, 'no more words than reviews'),
  check(
    ({ list }) => list.every(({ day }, at) => at === 0 || day <= (list[at - 1]?.day ?? day)),
    'newest first',
  ),
)

import { array, integer, maxValue, minValue, number, object, pipe, string, transform } from 'valibot'
import { type CalendarDate, calendarDate } from '../date/index.ts'
import { type ProductPicture, picture } from '../wire/index.ts'

/** What a shopper said; names are not shown. */
export interface Review {
  readonly id: number
  /** 1 to 5. */
  readonly stars: number
  readonly text: string
  /** City of the shopper. */
  readonly city: string
  /** When it was written. */
  readonly day: CalendarDate
  readonly pictures: readonly ProductPicture[]
}

/** Reads reviews: rid, images (specification 2, section 3). */
export const reviews = array(
  pipe(
    object({
      rid: pipe(number(), integer()),
      rating: pipe(number(), integer(), minValue(1), maxValue(5)),
      text: string(),
      city: string(),
      date: calendarDate,
      images: array(picture),
    }),
    transform(
      ({ rid, rating, text, city, date, images }): Review => ({
        id: rid,
        stars: rating,
        text,
        city,
        day: date,
        pictures: images,
      }),
    ),
  ),
)

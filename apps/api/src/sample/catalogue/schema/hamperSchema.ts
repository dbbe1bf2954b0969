import { array, check, minLength, optional, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { wholeNumber } from './wholeNumber.ts'

const step = pipe(
  strictObject({
    title: plainText(30),
    /** Pieces that must be chosen; 0 lets the step be passed by. */
    min: wholeNumber(0, 20),
    max: wholeNumber(1, 20),
    /** Products to choose from, by nid. */
    items: pipe(array(wholeNumber(1, 99_999)), minLength(1)),
  }),
  check(({ min, max }) => min <= max, 'min is not above max'),
  check(({ items }) => new Set(items).size === items.length, 'a product stands once in a step'),
)

/** What makes a hamper one that a shopper fills (specification 2, sections 3 and 4: isCustomProduct, Hamper step). */
export const hamperSchema = strictObject({
  /** In the order in which they are taken. */
  steps: pipe(array(step), minLength(2)),
  /** Days from today before which no day can be chosen (hamperOffsetDate). @default 0 */
  offsetDays: optional(wholeNumber(0, 30), 0),
  /** The same hamper as a parcel, by nid: taken when the day or the offset is 2 or more (courier_nid). */
  courierNid: optional(wholeNumber(1, 99_999)),
})

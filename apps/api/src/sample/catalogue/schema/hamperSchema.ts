import { array, check, minLength, optional, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { wholeNumber } from './wholeNumber.ts'

const step = pipe(
  strictObject({
    title: plainText(30),
    /** Minimum number of items; 0 makes the step optional. */
    min: wholeNumber(0, 20),
    max: wholeNumber(1, 20),
    /** Products to choose from, by nid. */
    items: pipe(array(wholeNumber(1, 99_999)), minLength(1)),
  }),
  check(({ min, max }) => min <= max, 'min is not above max'),
  check(({ items }) => new Set(items).size === items.length, 'a product stands once in a step'),
)

/** Makes a hamper one that the shopper fills (specification 2, sections 3 and 4: isCustomProduct, Hamper step). */
export const hamperSchema = strictObject({
  /** In the order of the steps. */
  steps: pipe(array(step), minLength(2)),
  /** Days from today until the first selectable date (hamperOffsetDate). @default 0 */
  offsetDays: optional(wholeNumber(0, 30), 0),
  /**
   * Nid of the courier variant of this hamper, used when the date or the offset is 2 or more days ahead
   * (courier_nid).
   */
  courierNid: optional(wholeNumber(1, 99_999)),
})

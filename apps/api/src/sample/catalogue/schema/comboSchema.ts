import { array, boolean, minLength, optional, pipe, strictObject } from 'valibot'
import { wholeNumber } from './wholeNumber.ts'

const line = strictObject({ nid: wholeNumber(1, 99_999), quantity: wholeNumber(1, 10) })

/** What a combo is made of (specification 1, section 3: combo lines; specification 2: product_count). */
export const comboSchema = strictObject({
  lines: pipe(array(line), minLength(1)),
  /** A new quantity of one line can be taken over by all (specification 1, section 4: Replicate Items). @default true */
  canReplicate: optional(boolean(), true),
})

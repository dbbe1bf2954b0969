import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { array, boolean, minLength, optional, pipe, strictObject } from 'valibot'
import { wholeNumber } from './wholeNumber.ts'

const line = strictObject({
  nid: wholeNumber(1, 99_999),
  quantity: wholeNumber(quantityLimits.min, quantityLimits.max),
})

/** The lines of a combo (specification 1, section 3: combo lines; specification 2: product_count). */
export const comboSchema = strictObject({
  lines: pipe(array(line), minLength(1)),
  /**
   * Whether a new quantity of one line can be applied to all (specification 1, section 4: Replicate Items).
   * @default true
   */
  canReplicate: optional(boolean(), true),
})

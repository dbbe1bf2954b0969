import { array, boolean, description, optional, pipe, regex, strictObject, string } from 'valibot'
import { createRupeesSchema } from './createRupeesSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'

const amount = createRupeesSchema(0, 999_999)

/** Coupon codes with their discounts. */
export const couponsSchema = array(
  strictObject({
    code: pipe(string(), regex(/^[A-Z0-9]{1,20}$/, 'capital letters and digits, 20 at most')),
    percent: createWholeNumberSchema(1, 100),
    atMost: optional(
      pipe(createRupeesSchema(1, 999_999), description('Most rupees it takes off. Default: no limit.')),
    ),
    minimum: optional(pipe(amount, description('Rupees that the gifts must cost. Default: 0.')), 0),
    firstOrderOnly: optional(boolean(), false),
    active: optional(pipe(boolean(), description('Whether it can be used now. Default: true.')), true),
  }),
)

import { array, check, description, optional, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createRupeesSchema } from './createRupeesSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'

/** Delivery slots, in hours of India. */
export const deliverySlotsSchema = array(
  pipe(
    strictObject({
      title: createPlainTextSchema(30),
      from: createWholeNumberSchema(0, 23),
      to: createWholeNumberSchema(1, 24),
      orderUntil: pipe(
        createWholeNumberSchema(0, 24),
        description('Hour until which it can be ordered for the same day.'),
      ),
      cost: optional(pipe(createRupeesSchema(0, 9_999), description('Rupees. Default: 0.')), 0),
      capacity: optional(
        pipe(createWholeNumberSchema(0, 99_999), description('Orders a day and city. Default: no limit.')),
      ),
    }),
    check(({ from, to }) => from < to, 'a slot ends after it begins'),
  ),
)

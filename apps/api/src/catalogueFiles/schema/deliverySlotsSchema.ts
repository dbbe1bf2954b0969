import { array, check, description, optional, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { rupees } from './rupees.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Delivery slots, in hours of India. */
export const deliverySlotsSchema = array(
  pipe(
    strictObject({
      title: plainText(30),
      from: wholeNumber(0, 23),
      to: wholeNumber(1, 24),
      orderUntil: pipe(
        wholeNumber(0, 24),
        description('Hour until which it can be ordered for the same day.'),
      ),
      cost: optional(pipe(rupees(0, 9_999), description('Rupees. Default: 0.')), 0),
      capacity: optional(
        pipe(wholeNumber(0, 99_999), description('Orders a day and city. Default: no limit.')),
      ),
    }),
    check(({ from, to }) => from < to, 'a slot ends after it begins'),
  ),
)

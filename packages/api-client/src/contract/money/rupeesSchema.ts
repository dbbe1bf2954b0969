import { brand, check, finite, number, pipe, transform } from 'valibot'

/**
 * Schema that parses rupees of the wire, with at most two decimals, as paise. To create an amount in code, use the
 * function `paise`: `paise(120 * 100)` is ₹120.
 */
export const rupeesSchema = pipe(
  number(),
  finite(),
  check((amount) => Math.round(amount * 100) / 100 === amount, 'at most two decimals'),
  transform((amount) => Math.round(amount * 100)),
  brand('Paise'),
)

import { brand, check, finite, number, pipe, transform } from 'valibot'

/**
 * Schema that parses rupees of the wire, with at most two decimals, as paise. It is not a function: `paise(120 * 100)`
 * makes the amount ₹120.
 */
export const rupees = pipe(
  number(),
  finite(),
  check((amount) => Math.round(amount * 100) / 100 === amount, 'at most two decimals'),
  transform((amount) => Math.round(amount * 100)),
  brand('Paise'),
)

import { brand, check, finite, number, pipe, transform } from 'valibot'

/** Parses rupees with at most two decimals from the wire as paise. */
export const rupees = pipe(
  number(),
  finite(),
  check((amount) => Math.round(amount * 100) / 100 === amount, 'at most two decimals'),
  transform((amount) => Math.round(amount * 100)),
  brand('Paise'),
)

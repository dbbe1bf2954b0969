import { check, number, object, optional, pipe, regex, string, transform } from 'valibot'
import { type Currency, inr } from '../rules/formatPrice.ts'

/** A currency the shop shows prices in; orders are charged in rupees. */
export interface EnabledCurrency extends Currency {
  /** What it is called, such as US dollar. */
  readonly name: string
  /** The day its rate is of, as YYYY-MM-DD; missing for rupees. */
  readonly rateFrom?: string | undefined
}

/** What stands first in every choice of currency. */
export const rupee: EnabledCurrency = { ...inr, name: 'Indian rupee' }

const positive = pipe(
  number(),
  check((rate) => Number.isFinite(rate) && rate > 0, 'a rate above 0'),
)

/** Reads a currency. */
export const enabledCurrency = pipe(
  object({
    code: pipe(string(), regex(/^[A-Z]{3}$/)),
    name: string(),
    symbol: string(),
    rate: positive,
    rate_from: optional(string()),
  }),
  transform(({ rate_from, ...currency }): EnabledCurrency => ({ ...currency, rateFrom: rate_from })),
)

import { check, number, object, optional, pipe, regex, string, transform } from 'valibot'
import { type Currency, inr } from '../rules/formatPrice.ts'

/** A currency the store shows prices in; orders are charged in rupees. */
export interface EnabledCurrency extends Currency {
  /** Display name, such as US dollar. */
  readonly name: string
  /** Date of its exchange rate, as YYYY-MM-DD; missing for rupees. */
  readonly rateFrom?: string | undefined
}

/** Rupees, the first entry of every currency list. */
export const rupeeCurrency: EnabledCurrency = { ...inr, name: 'Indian rupee' }

const positive = pipe(
  number(),
  check((rate) => Number.isFinite(rate) && rate > 0, 'a rate above 0'),
)

/** Parses a currency. */
export const enabledCurrencySchema = pipe(
  object({
    code: pipe(string(), regex(/^[A-Z]{3}$/)),
    name: string(),
    symbol: string(),
    rate: positive,
    rate_from: optional(string()),
  }),
  transform(({ rate_from, ...currency }): EnabledCurrency => ({ ...currency, rateFrom: rate_from })),
)

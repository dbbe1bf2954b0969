import type { CurrencyRow } from '../db/schema/currencies.ts'

// Rounded from the usual rates of that day; a production shop writes its own into the table.
const rateFrom = '2026-11-20'

const listed = [
  ['USD', 'US dollar', '$', 0.0113],
  ['GBP', 'British pound', '£', 0.0086],
  ['EUR', 'Euro', '€', 0.0098],
  ['AED', 'UAE dirham', 'AED\u00a0', 0.0415],
  ['CAD', 'Canadian dollar', 'C$', 0.0158],
  ['AUD', 'Australian dollar', 'A$', 0.0173],
  ['SGD', 'Singapore dollar', 'S$', 0.0147],
] as const

/** The currencies in which the sample shop shows prices, with fixed exchange rates. */
export const sampleCurrencies: CurrencyRow[] = listed.map(([code, name, symbol, rate], position) => ({
  ...{ code, name, symbol, rate, rateFrom, position },
}))

import type { CurrencyRow } from '../../db/schema/currencies.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns currencies as the database stores them. */
export const toCurrencyRows = ({
  ratesOf,
  currencies,
}: NonNullable<CatalogueFiles['currencies']>): CurrencyRow[] =>
  currencies.map((currency, position) => ({ ...currency, rateFrom: ratesOf, position }))

import type { AppDeps } from '../AppDeps.ts'
import { createCurrencyRepo } from '../settings/index.ts'
import type { OrderRow } from './createOrderRepo.ts'

/** Display currency of prices and its exchange rate; the order itself is in rupees. */
export type DisplayCurrency = Pick<OrderRow, 'currency' | 'rate'>

/** Resolves a display currency by its code; rupees if the shop does not have it. */
export async function resolveDisplayCurrency(
  { db, hasCurrencies }: Pick<AppDeps, 'db' | 'hasCurrencies'>,
  code: string | undefined,
): Promise<DisplayCurrency> {
  const known = code && hasCurrencies ? await createCurrencyRepo(db).find(code) : undefined
  return known ? { currency: known.code, rate: known.rate } : { currency: 'INR', rate: 1 }
}

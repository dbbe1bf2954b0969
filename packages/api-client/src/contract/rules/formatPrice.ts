import { groupIndian } from './groupIndian.ts'
import type { Paise } from './paise.ts'

/** A currency a shopper may see prices in. */
export interface Currency {
  /** ISO code, such as INR. */
  readonly code: string
  /** Sign shown before the amount. */
  readonly symbol: string
  /** Units of this currency for one rupee; 1 for INR. */
  readonly rate: number
}

/** Prices are in rupees unless the shopper picked another currency (specification 1, section 1). */
export const inr: Currency = { code: 'INR', symbol: '₹', rate: 1 }

/**
 * Words an amount: multiplied by the rate, with 0 decimals if the rate is 1 and otherwise 2, grouped the
 * Indian way for rupees (specification 1, section 9).
 */
export function formatPrice(amount: Paise, currency: Currency = inr): string {
  const decimals = currency.rate === 1 ? 0 : 2
  const [whole = '', fraction] = ((Math.abs(amount) / 100) * currency.rate).toFixed(decimals).split('.')
  const grouped = currency.code === 'INR' ? groupIndian(whole) : whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}${currency.symbol}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** Percent the sell price lies below the list price, rounded; 0 when it does not. */
export function percentOff(sell: Paise, list: Paise): number {
  return list > sell ? Math.round(((list - sell) / list) * 100) : 0
}

/** The list price where it is to be struck through: only above the sell price (specification 1, section 9). */
export function listPriceToStrike(sell: Paise, list: Paise): Paise | undefined {
  return list > sell ? list : undefined
}

import { groupIndianDigits } from './groupIndianDigits.ts'
import type { Paise } from './paise.ts'

/** A currency that a shopper may see prices in. */
export interface Currency {
  /** ISO code, such as INR. */
  readonly code: string
  /** Symbol shown before the amount. */
  readonly symbol: string
  /** Exchange rate: units of this currency for one rupee; 1 for INR. */
  readonly rate: number
}

/** The default currency, unless the shopper picks another one (specification 1, section 1). */
export const inr: Currency = { code: 'INR', symbol: '₹', rate: 1 }

const decimalsOf = ({ rate }: Currency) => (rate === 1 ? 0 : 2)

/**
 * Converts an amount to the smallest unit that its text shows, unrounded: whole rupees, or hundredths of a currency
 * whose rate is not 1 (specification 1, section 9).
 */
export const toDisplayUnits = (amount: Paise, currency: Currency): number =>
  (amount / 100) * currency.rate * 10 ** decimalsOf(currency)

/**
 * Formats whole units as returned by `toDisplayUnits`: for a locale (BCP 47 tag, by the platform's `Intl`), or without
 * a locale in the store's own style, with Indian grouping for rupees.
 */
export function formatDisplayUnits(units: number, currency: Currency = inr, locale?: string): string {
  const decimals = decimalsOf(currency)
  if (locale !== undefined) {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(units / 10 ** decimals)
  }
  const [whole = '', fraction] = (Math.abs(units) / 10 ** decimals).toFixed(decimals).split('.')
  const grouped = currency.code === 'INR' ? groupIndianDigits(whole) : whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${units < 0 ? '−' : ''}${currency.symbol}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** Rounds an amount to whole units, half a unit away from 0. */
export const roundAmount = (amount: Paise, currency: Currency = inr): number =>
  Math.sign(amount) * Math.round(Math.abs(toDisplayUnits(amount, currency))) || 0

/**
 * Formats one amount, optionally for a locale (BCP 47 tag). To format the parts of a sum, use `roundPartsOfSum` first, so
 * that they add up.
 */
export const formatPrice = (amount: Paise, currency: Currency = inr, locale?: string): string =>
  formatDisplayUnits(roundAmount(amount, currency), currency, locale)

/** Formats an amount in rupees to the paisa, as an invoice states it: `₹1,18,644.07`. */
export function formatExactPrice(amount: Paise): string {
  const [whole = '', decimals = ''] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}₹${groupIndianDigits(whole)}.${decimals}`
}

/** Returns the rounded percentage by which the sell price is below the list price; 0 when it is not. */
export function calculatePercentOff(sell: Paise, list: Paise): number {
  return list > sell ? Math.round(((list - sell) / list) * 100) : 0
}

/** Returns the list price to strike through: only when it is above the sell price (specification 1, section 9). */
export function getStruckListPrice(sell: Paise, list: Paise): Paise | undefined {
  return list > sell ? list : undefined
}

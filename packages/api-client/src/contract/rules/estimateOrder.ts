import { type Paise, paise } from './paise.ts'

/** A price estimate for a company's order; the shop's staff then make the actual offer. */
export interface OrderEstimate {
  /** Quantity of the estimate: at least the gift's minimum. */
  readonly quantity: number
  /** Volume discount on the unit price in percent. */
  readonly percentOff: number
  /** Unit price. */
  readonly each: Paise
  readonly total: Paise
}

/** Volume discounts by minimum quantity: the sample merchant's, highest first. */
const tiers = [
  { from: 500, percentOff: 15 },
  { from: 250, percentOff: 12 },
  { from: 100, percentOff: 8 },
  { from: 50, percentOff: 5 },
] as const

/** Maximum quantity of an enquiry. */
export const maxEnquiryQuantity = 100_000

/**
 * Estimates the price of a quantity of a gift: applies the minimum quantity, and rounds the unit price to whole
 * rupees.
 */
export function estimateOrder(price: Paise, wanted: number, minimum: number): OrderEstimate {
  const quantity = Math.max(wanted, minimum)
  const percentOff = tiers.find(({ from }) => quantity >= from)?.percentOff ?? 0
  const each = paise(Math.round((price * (100 - percentOff)) / 10_000) * 100)
  return { quantity, percentOff, each, total: paise(each * quantity) }
}

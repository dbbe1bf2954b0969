import { type Paise, paise } from './paise.ts'

/** What a company's order may come to before anybody looked at it. */
export interface OrderEstimate {
  /** Pieces it is reckoned for: never fewer than the least number of the gift. */
  readonly quantity: number
  /** Percent off the price of one for so many. */
  readonly percentOff: number
  /** What one would cost. */
  readonly each: Paise
  readonly total: Paise
}

/** From how many pieces on how many percent come off: the sample merchant's, most first. */
const tiers = [
  { from: 500, percentOff: 15 },
  { from: 250, percentOff: 12 },
  { from: 100, percentOff: 8 },
  { from: 50, percentOff: 5 },
] as const

/** The most pieces an enquiry takes. */
export const maxOrderQuantity = 100_000

/** Reckons what pieces of a gift would cost: a least number is kept to, and the price of one is rounded to whole rupees. */
export function estimateOrder(price: Paise, wanted: number, minimum: number): OrderEstimate {
  const quantity = Math.max(wanted, minimum)
  const percentOff = tiers.find(({ from }) => quantity >= from)?.percentOff ?? 0
  const each = paise(Math.round((price * (100 - percentOff)) / 10_000) * 100)
  return { quantity, percentOff, each, total: paise(each * quantity) }
}

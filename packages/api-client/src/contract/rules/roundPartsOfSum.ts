import { type Currency, inr, toDisplayUnits } from './formatPrice.ts'
import type { Paise } from './paise.ts'

/**
 * Rounds the parts of a sum to whole units so that the displayed amounts add up (largest remainder method): each
 * part is its exact amount rounded down or up. Parts that do not add up to the sum are rounded one by one.
 *
 * @param sum - The sum as displayed, in units.
 */
export function roundPartsOfSum(
  parts: readonly Paise[],
  sum: number,
  currency: Currency = inr,
): readonly number[] {
  const exact = parts.map((part) => toDisplayUnits(part, currency))
  const rounded = exact.map(Math.floor)
  const missing = sum - rounded.reduce((all, units) => all + units, 0)
  if (missing < 0 || missing > parts.length) return exact.map(Math.round)
  const up = new Set(
    exact
      .map((units, place) => ({ place, rest: units - Math.floor(units) }))
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return rounded.map((units, place) => units + (up.has(place) ? 1 : 0))
}

/**
 * Layout of the add-on panel: one list, or tabs; it decides the price of candles (specification 2, sections 2 and
 * 4).
 */
export type AddOnLayout = 'old' | 'new'

/** Error of a candle's number. */
export type CandleError = 'empty' | 'long' | 'range'

/** Maximum number of digits in the old layout, and maximum value in the new one (specification 2, section 9). */
export const candleLimits = { digits: 3, most: 100 } as const

/** Parses a typed candle number; only digits count (specification 2, section 5). */
export function parseCandleNumber(
  typed: string,
  layout: AddOnLayout,
): { readonly number: number } | { readonly fault: CandleError } {
  const digits = typed.replace(/\D/g, '')
  const number = Number(digits)
  if (layout === 'old') {
    if (number === 0) return { fault: 'empty' }
    return digits.length > candleLimits.digits ? { fault: 'long' } : { number }
  }
  return number >= 1 && number <= candleLimits.most ? { number } : { fault: 'range' }
}

/**
 * Returns the multiple of its price that a candle costs: the number of its digits in the old layout, the number
 * itself in the new one (specification 2, section 4, "Add-ons").
 */
export const candleUnits: Readonly<Record<AddOnLayout, (number: number) => number>> = {
  old: (number) => String(number).length,
  new: (number) => number,
}

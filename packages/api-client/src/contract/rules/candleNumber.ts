/**
 * Layout of the add-on panel: one list, or tabs. The price of number candles depends on it (specification 2, sections 2
 * and 4).
 */
export type AddOnLayout = 'old' | 'new'

/** Error of a candle's number. */
export type CandleError = 'empty' | 'long' | 'range'

/** Maximum number of digits in the old layout, and limits of the value in the new one (specification 2, section 9). */
export const candleLimits = { digits: 3, least: 1, most: 100 } as const

/** Highest number that any layout accepts. */
export const maxCandleNumber: number = Math.max(10 ** candleLimits.digits - 1, candleLimits.most)

const digitsInWords = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four' } as const

/** Messages of the errors (specification 2, section 5). */
export const candleErrorMessages: Readonly<Record<CandleError, string>> = {
  empty: 'Please Enter the Number',
  long: `Give only ${digitsInWords[candleLimits.digits]} digit number`,
  range: `Please enter a number between ${candleLimits.least} and ${candleLimits.most}`,
}

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
  return number >= candleLimits.least && number <= candleLimits.most ? { number } : { fault: 'range' }
}

/**
 * Returns the multiple of its price that a candle costs: the number of its digits in the old layout, the number
 * itself in the new one (specification 2, section 4, "Add-ons").
 */
export const candlePriceMultipliers: Readonly<Record<AddOnLayout, (number: number) => number>> = {
  old: (number) => String(number).length,
  new: (number) => number,
}

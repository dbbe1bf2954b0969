/** How the add-on panel looks: one list, or tabs; candles are priced by it (specification 2, sections 2 and 4). */
export type AddOnLayout = 'old' | 'new'

/** What is wrong with a candle's number. */
export type CandleError = 'empty' | 'long' | 'range'

/** Most digits in the old layout, and the greatest number in the new one (specification 2, section 9). */
export const candleLimits = { digits: 3, most: 100 } as const

/** Reads a candle's number as it was typed; digits alone count (specification 2, section 5). */
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
 * How many times its price a candle costs: the number of its digits in the old layout, the number itself in the new
 * one (specification 2, section 4, "Add-ons").
 */
export const candleUnits: Readonly<Record<AddOnLayout, (number: number) => number>> = {
  old: (number) => String(number).length,
  new: (number) => number,
}

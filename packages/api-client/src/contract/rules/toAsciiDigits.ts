/**
 * Converts Hindi and Bengali digits (१२३, ১২৩), which a phone's keyboard of the language types, to 0 to 9; everything
 * else is unchanged.
 */
export const toAsciiDigits = (text: string): string =>
  // Unicode stores both zeros at a code point that ends in 6, followed by the other digits.
  text.replace(/[०-९০-৯]/g, (digit) => `${(digit.charCodeAt(0) & 15) - 6}`)

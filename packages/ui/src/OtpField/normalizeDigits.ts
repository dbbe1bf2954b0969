/** Converts the digits of every script (१२३, ١٢٣, １２３) to 0 to 9; everything else is unchanged. */
export function normalizeDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => `${valueOfDigit(digit.codePointAt(0) ?? 0)}`)
}

// Unicode stores the ten digits of each script contiguously, starting with its zero.
function valueOfDigit(point: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
  return before % 10
}

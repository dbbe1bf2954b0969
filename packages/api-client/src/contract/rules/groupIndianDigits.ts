/** Groups the digits of a whole number the Indian way: `12,34,567`. */
export function groupIndianDigits(whole: string): string {
  // Intl would do this too, but differs between ICU builds of server and browser, and so between their markup.
  const head = whole.slice(0, -3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}` : whole
}

/** Groups the digits of a whole number in the Indian style: `12,34,567`. */
export function groupIndianDigits(whole: string): string {
  // Intl does this too, but differs between the ICU builds of server and browser, which would break hydration.
  const head = whole.slice(0, -3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}` : whole
}

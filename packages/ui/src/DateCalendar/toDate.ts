/**
 * A calendar date for a library that counts in the shopper's own zone: noon of that day there. No zone changes its
 * clocks at noon, so adding days to it never slips.
 */
export function toDate(day: string): Date {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

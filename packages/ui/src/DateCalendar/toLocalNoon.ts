/**
 * Converts a calendar date to noon of that day, for a library that uses the local time zone. No time zone changes its
 * clocks at noon, so adding days is safe.
 */
export function toLocalNoon(day: string): Date {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

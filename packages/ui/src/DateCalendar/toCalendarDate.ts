/** Returns the calendar date of an instant in the local time zone, as `YYYY-MM-DD`. */
export function toCalendarDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

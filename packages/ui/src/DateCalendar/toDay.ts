/** The calendar date the shopper's own zone shows at that instant, as `YYYY-MM-DD`. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

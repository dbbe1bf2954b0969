/** Returns the day `count` days after `day`, or before it if negative; both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const instant = new Date(`${day}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + count)
  return instant.toISOString().slice(0, 10)
}

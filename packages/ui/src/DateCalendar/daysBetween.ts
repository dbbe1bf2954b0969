/** Returns how many days `to` is after `from`; negative if earlier; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  // In UTC every day has 24 hours.
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

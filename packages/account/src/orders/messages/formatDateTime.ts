// India has one time zone and no daylight saving time, so server and browser agree in any time zone.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Formats an instant (ISO 8601) in India's time zone, as a date or with the time: `22 Nov 2026`, `22 Nov, 15:05`. */
export function formatDateTime(at: string, by: 'day' | 'hour'): string {
  const india = new Date(Date.parse(at) + indiaOffsetMs)
  const day = `${india.getUTCDate()} ${months[india.getUTCMonth()]}`
  if (by === 'day') return `${day} ${india.getUTCFullYear()}`
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  return `${day}, ${india.getUTCHours()}:${minutes}`
}

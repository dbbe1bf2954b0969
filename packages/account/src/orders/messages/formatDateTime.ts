// India has one zone and no summer time: what a server and a browser write is the same, wherever they stand.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Words an instant (ISO 8601) as it is in India, by its day or with the hour: `22 Nov 2026`, `22 Nov, 3:05 pm`. */
export function formatDateTime(at: string, by: 'day' | 'hour'): string {
  const india = new Date(Date.parse(at) + indiaOffsetMs)
  const day = `${india.getUTCDate()} ${months[india.getUTCMonth()]}`
  if (by === 'day') return `${day} ${india.getUTCFullYear()}`
  const hours = india.getUTCHours()
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

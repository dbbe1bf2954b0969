// First draft by machine: no native speaker has reviewed it yet.
// As in English: India has one time zone and no daylight saving time, so server and browser agree.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const months = [
  'জানু',
  'ফেব',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টে',
  'অক্টো',
  'নভে',
  'ডিসে',
] as const

/** Formats an instant (ISO 8601) in Bengali in Indian time: `22 নভে 2026`, `22 নভে, দুপুর 3:05`. */
export function formatDateTimeBn(at: string, by: 'day' | 'hour'): string {
  const india = new Date(Date.parse(at) + indiaOffsetMs)
  const day = `${india.getUTCDate()} ${months[india.getUTCMonth()]}`
  if (by === 'day') return `${day} ${india.getUTCFullYear()}`
  const hours = india.getUTCHours()
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  return `${day}, ${partOfDay(hours)} ${hours % 12 || 12}:${minutes}`
}

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'রাত'
  if (hours < 12) return 'সকাল'
  return hours < 16 ? 'দুপুর' : 'সন্ধ্যা'
}

// India has one time zone and no daylight saving time, so server and browser agree.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const months = [
  'जन॰',
  'फ़र॰',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुल॰',
  'अग॰',
  'सित॰',
  'अक्तू॰',
  'नव॰',
  'दिस॰',
] as const

/** Formats an instant (ISO 8601) in Hindi in Indian time: `22 नव॰ 2026`, `22 नव॰, दोपहर 3:05 बजे`. */
export function formatDateTimeHi(at: string, by: 'day' | 'hour'): string {
  const india = new Date(Date.parse(at) + indiaOffsetMs)
  const day = `${india.getUTCDate()} ${months[india.getUTCMonth()]}`
  if (by === 'day') return `${day} ${india.getUTCFullYear()}`
  const hours = india.getUTCHours()
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  return `${day}, ${partOfDay(hours)} ${hours % 12 || 12}:${minutes} बजे`
}

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात'
  if (hours < 12) return 'सुबह'
  return hours < 16 ? 'दोपहर' : 'शाम'
}

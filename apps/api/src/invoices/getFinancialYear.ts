import { toIndianDate } from '@store/api-client/contract/date'

/** Returns the Indian financial year of an instant, April to March: `26-27`. */
export function getFinancialYear(at: Date): string {
  const [year = 0, month = 0] = toIndianDate(at).split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return [start, start + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

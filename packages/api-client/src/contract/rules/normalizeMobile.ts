import { indiaCallingCode } from './isMobile.ts'
import { toAsciiDigits } from './toAsciiDigits.ts'

/**
 * Normalizes a typed mobile number: removes spaces, hyphens, dots, parentheses, a country code that autofill added, and
 * the leading zero that people in India dial before ten digits, and converts Hindi and Bengali digits.
 */
export function normalizeMobile(typed: string, countryCode: string = indiaCallingCode): string {
  const grouped = toAsciiDigits(typed).replace(/[\s().-]/g, '')
  const number = grouped.startsWith(`+${countryCode}`) ? grouped.slice(countryCode.length + 1) : grouped
  return countryCode === indiaCallingCode ? number.replace(/^0(?=\d{10}$)/, '') : number
}

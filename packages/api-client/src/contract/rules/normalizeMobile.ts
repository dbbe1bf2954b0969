import { indiaCallingCode } from './isMobile.ts'
import { toAsciiDigits } from './toAsciiDigits.ts'

// Country codes other than India's after which no number begins with the zero that people dial within the country.
// Italian numbers keep theirs.
const trunkZeroCountryCodes: readonly string[] = [
  ...['20', '27', '31', '32', '33', '353', '358', '41', '43', '44', '46', '49', '60', '61', '62', '63', '64'],
  ...['66', '81', '82', '84', '880', '90', '92', '94', '95', '234', '254', '966', '971', '972', '977'],
]

/**
 * Normalizes a typed mobile number: removes spaces, hyphens, dots, parentheses, a country code that autofill added, and
 * the zero that people dial before numbers within their country, and converts Hindi and Bengali digits. In India, the
 * zero is removed only before ten digits.
 */
export function normalizeMobile(typed: string, countryCode: string = indiaCallingCode): string {
  const grouped = toAsciiDigits(typed).replace(/[\s().-]/g, '')
  const number = grouped.startsWith(`+${countryCode}`) ? grouped.slice(countryCode.length + 1) : grouped
  if (countryCode === indiaCallingCode) return number.replace(/^0(?=\d{10}$)/, '')
  return trunkZeroCountryCodes.includes(countryCode) ? number.replace(/^0(?=[1-9]\d{6,}$)/, '') : number
}

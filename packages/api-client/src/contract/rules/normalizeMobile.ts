import { indiaCallingCode } from './isMobile.ts'

/**
 * The mobile number in what was typed: spaces and hyphens are taken out, and so is the country code a browser filled in
 * a second time or the zero people in India dial before ten digits.
 */
export function normalizeMobile(typed: string, countryCode: string = indiaCallingCode): string {
  const grouped = typed.replace(/[\s-]/g, '')
  const number = grouped.startsWith(`+${countryCode}`) ? grouped.slice(countryCode.length + 1) : grouped
  return countryCode === indiaCallingCode ? number.replace(/^0(?=\d{10}$)/, '') : number
}

/** The country code of India. */
export const indiaCallingCode = '91'

/**
 * Returns whether a mobile number is valid (specification 1, section 5): digits only with an optional leading plus;
 * for country code 91 exactly 10 characters, for others 8 to 14.
 */
export function isMobile(text: string, countryCode: string = indiaCallingCode): boolean {
  if (!/^\+?\d+$/.test(text)) return false
  return countryCode === indiaCallingCode ? text.length === 10 : text.length >= 8 && text.length <= 14
}

import { otpLength } from '@store/api-client/contract/rules/parseOtp'

const email = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g
// One-time passwords, pincodes, phone numbers and card numbers, with common separators.
const fewestDigits = Math.min(6, otpLength)
const number = new RegExp(`(?<![\\w.-])\\+?\\d(?:[\\s-]?\\d){${fewestDigits - 1},}(?![\\w-])`, 'g')

/** Removes personal data from a text: e-mail addresses, and numbers as long as a one-time password or pincode. */
export const scrubPersonalData = (text: string): string =>
  text.replace(email, '[email]').replace(number, '[number]')

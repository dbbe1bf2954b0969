import type { LoginIntent } from '@store/api-client/contract/ports'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'

/**
 * Returns whether a new user continues with the order without an OTP: only from abroad (specification 1, section
 * 4).
 */
export const canOrderWithoutOtp = (intent: LoginIntent, countryCode: string): boolean =>
  intent.kind === 'placeOrder' && countryCode !== indiaCallingCode

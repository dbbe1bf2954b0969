import type { LoginIntent } from '@store/api-client/contract/ports'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'

/** Whether a new user goes straight on to the order, without a code: only from abroad (specification 1, section 4). */
export const canOrderUnverified = (intent: LoginIntent, countryCode: string): boolean =>
  intent.kind === 'placeOrder' && countryCode !== indiaCallingCode

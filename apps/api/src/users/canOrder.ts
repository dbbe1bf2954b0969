import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import type { UserRow } from '../db/schema/users.ts'

/**
 * Returns whether an account may order: its email address is verified, or it was opened from abroad, where checkout
 * requires no verification (specification 1, section 4). Such an account has only the session that opened it.
 */
export const canOrder = ({ verifiedAt, countryCode }: UserRow): boolean =>
  verifiedAt !== null || countryCode !== indiaCallingCode

import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import type { UserRow } from '../db/schema/users.ts'

/**
 * Whether an account may order: its address is proven, or it was opened from abroad, where no proof is asked for on the
 * way to an order (specification 1, section 4). Such an account has no session but the one that opened it.
 */
export const canOrder = ({ verifiedAt, countryCode }: UserRow): boolean =>
  verifiedAt !== null || countryCode !== indiaCallingCode

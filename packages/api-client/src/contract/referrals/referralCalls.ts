import type { ClientOf } from '../call/index.ts'
import { getReferral } from './getReferral.ts'

/** All referral calls. */
export const referralCalls = { get: getReferral } as const

/** Client methods for referrals. */
export type ReferralsClient = ClientOf<typeof referralCalls>

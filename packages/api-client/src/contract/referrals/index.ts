import { getReferral } from './getReferral.ts'

export { getReferral, type Referral } from './getReferral.ts'
export type { ReferralsClient } from './ReferralsClient.ts'

/** All referral calls. */
export const referralCalls = { get: getReferral } as const

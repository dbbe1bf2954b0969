import { getReferral } from './getReferral.ts'

export { getReferral, type Referral } from './getReferral.ts'
export type { ReferralsClient } from './ReferralsClient.ts'

/** Every referral call. */
export const referralCalls = { get: getReferral } as const

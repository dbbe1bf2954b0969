import type { Result } from '../problem/index.ts'
import type { Referral } from './getReferral.ts'

/** Client method for referrals. */
export interface ReferralsClient {
  readonly get: () => Promise<Result<Referral>>
}

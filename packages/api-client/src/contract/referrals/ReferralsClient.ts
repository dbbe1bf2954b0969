import type { Outcome } from '../problem/index.ts'
import type { Referral } from './getReferral.ts'

/** The referral call as a client offers it. */
export interface ReferralsClient {
  readonly get: () => Promise<Outcome<Referral>>
}

import type { Result } from '../problem/index.ts'
import type { Referral } from './getReferral.ts'

/** The referral call as a client offers it. */
export interface ReferralsClient {
  readonly get: () => Promise<Result<Referral>>
}

import { getReferral, type ReferralsClient } from '../contract/referrals/index.ts'
import type { Send } from '../transport/Send.ts'

/** The referral verb over a transport. */
export const createReferralsClient = (send: Send): ReferralsClient => ({
  get: () => send(getReferral, undefined),
})

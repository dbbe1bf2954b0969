import { getReferral, type ReferralsClient } from '../contract/referrals/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the referrals client over a transport. */
export const createReferralsClient = (send: Send): ReferralsClient => ({
  get: () => send(getReferral, undefined),
})

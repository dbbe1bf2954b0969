import type { CallGroupDocs } from '../call/index.ts'
import type { referralCalls } from './referralCalls.ts'

/** API reference of referrals. */
export const referralsCallDocs: CallGroupDocs<typeof referralCalls> = {
  schemas: {},
  fields: {
    get: {
      'data.code': 'Code in a referral link (`?ref=`).',
      'data.friends': 'Number of referred customers who created an account.',
      'data.rewarded': 'Number of referred customers whose first order was delivered.',
      'data.points_each': 'Points for both users when that happens.',
    },
  },
  calls: {},
}

import type { referralCalls } from '@store/api-client/contract/referrals'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { createReferralRepo } from './createReferralRepo.ts'
import { referralPoints } from './rewardReferral.ts'

/** Creates the handler of the referral call. */
export const referralHandlers = ({ db, ids }: AppDeps): CallGroupHandlers<typeof referralCalls> => ({
  get: async (_, { user }) => {
    const repo = createReferralRepo(db)
    const code = user.referralCode ?? (await repo.codeOf(user.id, ids.orderCode()))
    return {
      status: true,
      data: { code, ...(await repo.countFriends(user.id)), points_each: referralPoints },
    }
  },
})

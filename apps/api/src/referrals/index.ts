export { createReferralRepo } from './createReferralRepo.ts'
export { referralHandlers } from './referrals.routes.ts'
export { rewardReferral } from './rewardReferral.ts'

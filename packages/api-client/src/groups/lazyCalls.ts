import type { calls } from '../contract/calls.ts'

type Contract = typeof calls

/** Groups that no page needs on the first load; even the list of their chunks is lazy-loaded. */
export type LazyGroup =
  | 'profile'
  | 'wallet'
  | 'points'
  | 'notifications'
  | 'accountData'
  | 'corporate'
  | 'hampers'
  | 'days'
  | 'partners'
  | 'referrals'
  | 'tracking'

/** Loads the calls of each lazy group. */
export const lazyCalls: { readonly [Group in LazyGroup]: () => Promise<Contract[Group]> } = {
  profile: async () => (await import('../contract/profile/index.ts')).profileCalls,
  wallet: async () => (await import('../contract/wallet/index.ts')).walletCalls,
  points: async () => (await import('../contract/points/index.ts')).pointCalls,
  notifications: async () => (await import('../contract/notifications/index.ts')).notificationCalls,
  accountData: async () => (await import('../contract/accountData/index.ts')).accountDataCalls,
  corporate: async () => (await import('../contract/corporate/index.ts')).corporateCalls,
  hampers: async () => (await import('../contract/hampers/index.ts')).hamperCalls,
  days: async () => (await import('../contract/days/index.ts')).dayCalls,
  partners: async () => (await import('../contract/partners/index.ts')).partnerCalls,
  referrals: async () => (await import('../contract/referrals/index.ts')).referralCalls,
  tracking: async () => (await import('../contract/tracking/index.ts')).trackingCalls,
}

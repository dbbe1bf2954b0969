import type { calls } from '../contract/calls.ts'

type Contract = typeof calls

/** Groups that no page needs on the first load; even the list of their chunks is lazy-loaded. */
export type LazyCallGroupName =
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
  | 'staff'
  | 'tracking'

/** Loads the calls of each lazy group. */
export const lazyCallLoaders: { readonly [Group in LazyCallGroupName]: () => Promise<Contract[Group]> } = {
  profile: async () => (await import('../contract/profile/profileCalls.ts')).profileCalls,
  wallet: async () => (await import('../contract/wallet/walletCalls.ts')).walletCalls,
  points: async () => (await import('../contract/points/pointCalls.ts')).pointCalls,
  notifications: async () =>
    (await import('../contract/notifications/notificationCalls.ts')).notificationCalls,
  accountData: async () => (await import('../contract/accountData/accountDataCalls.ts')).accountDataCalls,
  corporate: async () => (await import('../contract/corporate/corporateCalls.ts')).corporateCalls,
  hampers: async () => (await import('../contract/hampers/hamperCalls.ts')).hamperCalls,
  days: async () => (await import('../contract/days/deliveryDateCalls.ts')).deliveryDateCalls,
  partners: async () => (await import('../contract/partners/partnerCalls.ts')).partnerCalls,
  referrals: async () => (await import('../contract/referrals/referralCalls.ts')).referralCalls,
  staff: async () => (await import('../contract/staff/staffCalls.ts')).staffCalls,
  tracking: async () => (await import('../contract/tracking/trackingCalls.ts')).trackingCalls,
}

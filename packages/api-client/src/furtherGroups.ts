import type { ApiClient } from './ApiClient.ts'
import type { Send } from './transport/Send.ts'

/** Groups that no page of the shop begins with: a list of them is itself loaded when one is wanted. */
export type FurtherGroup =
  | 'profile'
  | 'wallet'
  | 'points'
  | 'notifications'
  | 'accountData'
  | 'corporate'
  | 'hampers'
  | 'partners'
  | 'referrals'

/** Loads each of them. */
export const furtherGroups: {
  readonly [Name in FurtherGroup]: (send: Send) => Promise<ApiClient[Name]>
} = {
  profile: async (send) => (await import('./groups/createProfileClient.ts')).createProfileClient(send),
  wallet: async (send) => (await import('./groups/createWalletClient.ts')).createWalletClient(send),
  points: async (send) => (await import('./groups/createPointsClient.ts')).createPointsClient(send),
  notifications: async (send) =>
    (await import('./groups/createNotificationsClient.ts')).createNotificationsClient(send),
  accountData: async (send) =>
    (await import('./groups/createAccountDataClient.ts')).createAccountDataClient(send),
  corporate: async (send) => (await import('./groups/createCorporateClient.ts')).createCorporateClient(send),
  hampers: async (send) => (await import('./groups/createHampersClient.ts')).createHampersClient(send),
  partners: async (send) => (await import('./groups/createPartnersClient.ts')).createPartnersClient(send),
  referrals: async (send) => (await import('./groups/createReferralsClient.ts')).createReferralsClient(send),
}

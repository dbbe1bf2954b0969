import type { ApiClient } from './ApiClient.ts'
import type { Result } from './contract/problem/index.ts'
import type { SiteSettings } from './contract/settings/index.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'
import type { Send } from './transport/Send.ts'

/** Groups that no page needs on the first load; their list is itself lazy-loaded. */
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
  | 'uploads'

/** What a group may need besides the transport. */
export interface GroupDependencies {
  readonly options: ApiClientOptions
  readonly settings: () => Promise<Result<SiteSettings>>
}

/** Loads each lazy group. */
export const lazyGroups: {
  readonly [Name in LazyGroup]: (send: Send, needs: GroupDependencies) => Promise<ApiClient[Name]>
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
  days: async (send) => (await import('./groups/createDaysClient.ts')).createDaysClient(send),
  partners: async (send) => (await import('./groups/createPartnersClient.ts')).createPartnersClient(send),
  referrals: async (send) => (await import('./groups/createReferralsClient.ts')).createReferralsClient(send),
  uploads: async (_, { options, settings }) =>
    (await import('./groups/createUploadsClient.ts')).createUploadsClient(options, settings),
}

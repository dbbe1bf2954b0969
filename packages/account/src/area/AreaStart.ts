import type { AccountSession } from '@store/api-client/contract/accountData'
import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Notifications } from '@store/api-client/contract/notifications'
import type { PointsPage } from '@store/api-client/contract/points'
import type { Profile } from '@store/api-client/contract/profile'
import type { SectionName } from './frame/sectionNames.ts'
import type { SectionStart } from './reading/Reading.ts'
import type { Wallet } from './wallet/readWallet.ts'

/** A section of the account, and what the server said of it when the page was made; `undefined` asks in the browser. */
export type AreaStart =
  | { readonly section: 'overview' | 'profile'; readonly start?: SectionStart<Profile> | undefined }
  | { readonly section: 'addresses'; readonly start?: SectionStart<readonly SavedAddress[]> | undefined }
  | { readonly section: 'savedCards'; readonly start?: SectionStart<Wallet> | undefined }
  | {
      readonly section: 'points'
      /** Page of the history, 1 first. */
      readonly page: number
      readonly start?: SectionStart<PointsPage> | undefined
    }
  | { readonly section: 'notifications'; readonly start?: SectionStart<Notifications> | undefined }
  | { readonly section: 'privacy'; readonly start?: SectionStart<readonly AccountSession[]> | undefined }

/** Asks for what a section shows, with the page of the history where it has one. */
export type AreaQuestion = { readonly section: SectionName; readonly page?: number | undefined }

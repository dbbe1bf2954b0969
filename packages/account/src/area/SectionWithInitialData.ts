import type { AccountSession } from '@store/api-client/contract/accountData'
import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Notifications } from '@store/api-client/contract/notifications'
import type { PointsPage } from '@store/api-client/contract/points'
import type { Profile } from '@store/api-client/contract/profile'
import type { SectionName } from './layout/sectionNames.ts'
import type { InitialSectionData } from './resource/SectionData.ts'
import type { Wallet } from './wallet/fetchWallet.ts'

/** A section of the account and its server-rendered data; if the data are `undefined`, the browser loads them. */
export type SectionWithInitialData =
  | { readonly section: 'overview' | 'profile'; readonly start?: InitialSectionData<Profile> | undefined }
  | {
      readonly section: 'addresses'
      readonly start?: InitialSectionData<readonly SavedAddress[]> | undefined
    }
  | { readonly section: 'savedCards'; readonly start?: InitialSectionData<Wallet> | undefined }
  | {
      readonly section: 'points'
      /** Page of the history, starting at 1. */
      readonly page: number
      readonly start?: InitialSectionData<PointsPage> | undefined
    }
  | { readonly section: 'notifications'; readonly start?: InitialSectionData<Notifications> | undefined }
  | {
      readonly section: 'privacy'
      readonly start?: InitialSectionData<readonly AccountSession[]> | undefined
    }

/** Query for a section's data; a section with a history also needs the number of the page. */
export type SectionQuery = { readonly section: SectionName; readonly page?: number | undefined }

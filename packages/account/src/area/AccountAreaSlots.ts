import type { AddressesSlots } from './addresses/AddressesSlots.ts'
import type { NotificationsSlots } from './notifications/NotificationsSlots.ts'
import type { OverviewSlots } from './overview/OverviewSlots.ts'
import type { PointsSlots } from './points/PointsSlots.ts'
import type { PrivacySlots } from './privacy/PrivacySlots.ts'
import type { ProfileSlots } from './profile/ProfileSlots.ts'
import type { SectionSlots } from './section/SectionSlots.ts'
import type { WalletSlots } from './wallet/WalletSlots.ts'

/** Slots of the account area by section, for `loadSection`. Pass the same object on each render. */
export interface AccountAreaSlots {
  /** Heading, login, error, skeleton and removal dialog of every section. */
  readonly section?: SectionSlots | undefined
  /** The first page. */
  readonly overview?: OverviewSlots | undefined
  /** Name, e-mail and mobile number. */
  readonly profile?: ProfileSlots | undefined
  /** The address book. */
  readonly addresses?: AddressesSlots | undefined
  /** Saved cards and UPI handles. */
  readonly wallet?: WalletSlots | undefined
  /** Loyalty points. */
  readonly points?: PointsSlots | undefined
  /** Notifications and their switches. */
  readonly notifications?: NotificationsSlots | undefined
  /** Sessions, data download, account deletion. */
  readonly privacy?: PrivacySlots | undefined
}

import type { AddressesMessages } from './addresses/AddressesMessages.ts'
import type { AccountLayoutMessages } from './layout/AccountLayoutMessages.ts'
import type { NotificationsMessages } from './notifications/NotificationsMessages.ts'
import type { PointsMessages } from './points/PointsMessages.ts'
import type { PrivacyMessages } from './privacy/PrivacyMessages.ts'
import type { ProfileMessages } from './profile/ProfileMessages.ts'
import type { SectionMessages } from './section/SectionMessages.ts'
import type { WalletMessages } from './wallet/WalletMessages.ts'

/** All messages of the account area, by section. */
export interface AccountAreaMessages {
  readonly layout: AccountLayoutMessages
  /** Messages shared by the sections. */
  readonly section: SectionMessages
  readonly profile: ProfileMessages
  readonly addresses: AddressesMessages
  readonly wallet: WalletMessages
  readonly points: PointsMessages
  readonly notifications: NotificationsMessages
  readonly privacy: PrivacyMessages
}

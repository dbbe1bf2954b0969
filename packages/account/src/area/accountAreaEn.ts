import type { AccountAreaMessages } from './AccountAreaMessages.ts'
import { addressesEn } from './addresses/addressesEn.ts'
import { accountLayoutEn } from './layout/accountLayoutEn.ts'
import { notificationsEn } from './notifications/notificationsEn.ts'
import { pointsEn } from './points/pointsEn.ts'
import { privacyEn } from './privacy/privacyEn.ts'
import { profileEn } from './profile/profileEn.ts'
import { sectionEn } from './section/sectionEn.ts'
import { walletEn } from './wallet/walletEn.ts'

/** All English messages of the account area, by section. */
export const accountAreaEn: AccountAreaMessages = {
  layout: accountLayoutEn,
  section: sectionEn,
  profile: profileEn,
  addresses: addressesEn,
  wallet: walletEn,
  points: pointsEn,
  notifications: notificationsEn,
  privacy: privacyEn,
}

import type { AccountDataClient } from '@store/api-client/contract/accountData'
import type { NotificationsClient } from '@store/api-client/contract/notifications'
import type { PointsClient } from '@store/api-client/contract/points'
import type { ProfileClient } from '@store/api-client/contract/profile'
import type { WalletClient } from '@store/api-client/contract/wallet'
import type { AddressesPorts } from './addresses/AddressesPorts.ts'
import type { AccountHrefs } from './layout/AccountHrefs.ts'
import type { PointsHrefs } from './points/PointsHrefs.ts'
import type { PrivacyPorts } from './privacy/PrivacyPorts.ts'
import type { ProfilePorts } from './profile/ProfilePorts.ts'
import type { DraftStorage } from './section/DraftStorage.ts'
import type { SectionPorts } from './section/SectionPorts.ts'

/** Ports of the account area; each section receives its part. */
export interface AccountAreaPorts
  extends SectionPorts,
    Pick<ProfilePorts, 'mobile' | 'clock' | 'onRenamed'>,
    Pick<AddressesPorts, 'findCity' | 'reload'>,
    Pick<PrivacyPorts, 'saveFile' | 'onRemoved'> {
  /** API calls of each section. */
  readonly client: {
    readonly profile: ProfileClient
    readonly addresses: AddressesPorts['client']
    readonly wallet: WalletClient
    readonly points: PointsClient
    readonly notifications: NotificationsClient
    readonly accountData: AccountDataClient
  }
  /** URLs of the account's links. */
  readonly hrefs: AccountHrefs & PointsHrefs
  /** Stores typed values over a reload, under a name for each form. */
  readonly draft: (form: 'profile' | 'address') => DraftStorage
}

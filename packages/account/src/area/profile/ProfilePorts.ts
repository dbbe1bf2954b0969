import type { LoginClient } from '@store/api-client/contract/login'
import type { Clock } from '@store/api-client/contract/ports'
import type { ProfileClient } from '@store/api-client/contract/profile'
import type { DraftStorage } from '../section/DraftStorage.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** Ports of the profile. */
export interface ProfilePorts extends SectionPorts {
  /** The profile API calls. */
  readonly client: ProfileClient
  /** The login's API calls that verify a new number. */
  readonly mobile: Pick<LoginClient, 'saveMobile' | 'proveMobile'>
  /** The clock for the countdown until another code may be sent. */
  readonly clock: Clock
  /** Stores typed values over a reload. */
  readonly draft: DraftStorage
  /** Called after the name was changed, because the user-info cookie contains it. */
  readonly onRenamed: () => void
}

import type { LoginClient } from '@store/api-client/contract/login'
import type { Clock } from '@store/api-client/contract/ports'
import type { ProfileClient } from '@store/api-client/contract/profile'
import type { DraftStorage } from '../section/DraftStorage.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** All the profile needs from its host. */
export interface ProfilePorts extends SectionPorts {
  /** The profile calls. */
  readonly client: ProfileClient
  /** The login's step that proves a new number. */
  readonly mobile: Pick<LoginClient, 'saveMobile' | 'proveMobile'>
  /** The time, for how long another code must wait. */
  readonly clock: Clock
  /** Keeps what was typed over a reload. */
  readonly draft: DraftStorage
  /** Told when the name was changed: the hint of who is here may have, too. */
  readonly onRenamed: () => void
}

import type { AccountSession } from '@store/api-client/contract/accountData'
import type { Slot } from '@store/ui/slots'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { PrivacyStore } from './createPrivacyStore.ts'
import type { PrivacyMessages } from './PrivacyMessages.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `PrivacyView`, `DataDownload` and `AccountRemovalSection`. */
export interface PrivacyViewProps {
  readonly store: PrivacyStore
  readonly messages: PrivacyMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `SessionList`. */
export interface SessionListProps extends Pick<PrivacyViewProps, 'store' | 'messages'> {
  /** The sessions of the user. */
  readonly sessions: readonly AccountSession[]
}

/** Props of `SessionCard`. */
export interface SessionCardProps {
  /** The session. */
  readonly one: AccountSession
  /** Whether this session is being ended. */
  readonly isEnding: boolean
  /** Whether a session other than this one is being ended. */
  readonly isHeld: boolean
  /** Ends the session. */
  readonly onEnd: () => void
  readonly messages: PrivacyMessages
}

/** Slots of the privacy section: each replaces or wraps a part. */
export interface PrivacySlots {
  /** The whole section. */
  readonly view?: Slot<PrivacyViewProps> | undefined
  /** All sessions. */
  readonly sessions?: Slot<SessionListProps> | undefined
  /** One session, inside its list item. */
  readonly session?: Slot<SessionCardProps> | undefined
  /** The download of all data. */
  readonly download?: Slot<PrivacyViewProps> | undefined
  /** The account deletion with its dialog. */
  readonly removal?: Slot<PrivacyViewProps> | undefined
  /** The dialog that confirms the account deletion, rendered while it is open. */
  readonly removalDialog?: Slot<PrivacyViewProps> | undefined
}

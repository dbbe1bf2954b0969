import type { LocalizedMessages } from '@store/ui/messages'
import type { AccountRemovalError } from '../privacy/PrivacyState.ts'

/** Messages of privacy and sessions. */
export interface PrivacyMessages extends LocalizedMessages {
  readonly heading: string
  readonly sessions: string
  readonly sessionsLead: string
  /** Name of a browser and its operating system; each may be empty. */
  readonly device: (browser: string, system: string) => string
  readonly thisOne: string
  readonly seen: (day: string) => string
  readonly end: string
  readonly endNamed: (device: string) => string
  readonly endOthers: string
  readonly ended: Readonly<Record<'one' | 'others', string>>
  /** Why a session did not end; the server's message may be empty. */
  readonly failed: (message: string) => string
  readonly data: string
  readonly dataLead: string
  readonly download: string
  readonly downloaded: string
  readonly remove: string
  readonly removeLead: string
  readonly goes: string
  readonly goesList: readonly string[]
  readonly stays: string
  readonly staysList: readonly string[]
  readonly beginRemoval: string
  readonly email: string
  readonly emailHint: string
  readonly confirmRemoval: string
  readonly removalError: (fault: AccountRemovalError) => string
}

import type { AccountDataClient } from '@store/api-client/contract/accountData'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** All the privacy section needs from its host. */
export interface PrivacyPorts extends SectionPorts {
  /** The calls about what is kept of a user. */
  readonly client: AccountDataClient
  /** Hands the visitor a text as a file. */
  readonly saveFile: (name: string, text: string) => void
  /** Told once the account is gone: the host forgets who was here and leads on. */
  readonly onRemoved: () => void
}

import type { AccountDataClient } from '@store/api-client/contract/accountData'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** Ports of the privacy section. */
export interface PrivacyPorts extends SectionPorts {
  /** The API calls about a user's stored data. */
  readonly client: AccountDataClient
  /** Saves a text as a file for the visitor. */
  readonly saveFile: (name: string, text: string) => void
  /** Called after the account was deleted: the host clears the session and redirects. */
  readonly onRemoved: () => void
}

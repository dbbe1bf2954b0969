import type { CorporateClient } from '@store/api-client/contract/corporate'
import type { Clock, Track } from '@store/api-client/contract/ports'
import type { EnquiryDraft } from './EnquiryDraft.ts'
import type { EnquiryEvent } from './EnquiryEvent.ts'

/** All the enquiry needs from its host. */
export interface EnquiryPorts {
  /** Pictures to read, pincodes to look up, and the enquiry itself. */
  readonly client: Pick<CorporateClient, 'captcha' | 'checkPincodes' | 'submit' | 'confirm'>
  /** Keeps what was typed over a reload; the host uses the tab's session storage. */
  readonly draft: {
    /** What was kept; empty where nothing was or it cannot be read. */
    readonly read: () => EnquiryDraft
    /** Keeps a draft in place of the one before. */
    readonly write: (draft: EnquiryDraft) => void
    /** Forgets it once the enquiry stands. */
    readonly forget: () => void
  }
  /** Makes a UUID. */
  readonly newKey: () => string
  readonly clock: Clock
  /** Takes what the enquiry reports. */
  readonly track: Track<EnquiryEvent>
}

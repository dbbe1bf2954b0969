import type { CorporateClient } from '@store/api-client/contract/corporate'
import type { Clock, Track } from '@store/api-client/contract/ports'
import type { EnquiryDraft } from './EnquiryDraft.ts'
import type { EnquiryEvent } from './EnquiryEvent.ts'

/** Dependencies of the enquiry that the host provides. */
export interface EnquiryPorts {
  /** API client for captchas, pincode checks and the enquiry. */
  readonly client: Pick<CorporateClient, 'captcha' | 'checkPincodes' | 'submit' | 'confirm'>
  /** Persists the form values across reloads; the host uses the tab's session storage. */
  readonly draft: {
    /** Returns the stored draft; empty if none is stored or it cannot be parsed. */
    readonly read: () => EnquiryDraft
    /** Stores a draft and replaces the previous one. */
    readonly write: (draft: EnquiryDraft) => void
    /** Deletes the draft after the enquiry was submitted. */
    readonly forget: () => void
  }
  /** Generates a UUID. */
  readonly newKey: () => string
  readonly clock: Clock
  /** Receives the analytics events. */
  readonly track: Track<EnquiryEvent>
}

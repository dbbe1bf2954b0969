import type { PartialMessages } from '@store/ui/messages'
import type { EnquiryMessages } from './EnquiryMessages.ts'
import type { LandingMessages } from './LandingMessages.ts'
import type { RecipientListMessages } from './RecipientListMessages.ts'

/** UI messages of the corporate page that are needed at first; those of the form are loaded with the form. */
export interface CorporateMessages {
  /** Messages of the landing page. */
  readonly landing: LandingMessages
  /** Messages of the form in another language. @default English, loaded with the form */
  readonly enquiry?: PartialMessages<EnquiryMessages> | undefined
  /** Messages of the recipient list in another language. @default English, loaded with the list */
  readonly list?: PartialMessages<RecipientListMessages> | undefined
}

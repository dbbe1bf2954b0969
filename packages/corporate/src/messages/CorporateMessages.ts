import type { PartialMessages } from '@store/ui/messages'
import type { EnquiryMessages } from './EnquiryMessages.ts'
import type { LandingMessages } from './LandingMessages.ts'
import type { RecipientListMessages } from './RecipientListMessages.ts'

/** UI messages of the corporate page that are needed initially; the form's are loaded with the form. */
export interface CorporateMessages {
  /** Messages of the landing page. */
  readonly landing: LandingMessages
  /** Messages of the form, if not English. @default English, loaded with the form */
  readonly enquiry?: PartialMessages<EnquiryMessages> | undefined
  /** Messages of the list of recipients, if not English. @default English, loaded with the list */
  readonly list?: PartialMessages<RecipientListMessages> | undefined
}

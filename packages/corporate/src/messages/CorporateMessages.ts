import type { EnquiryMessages } from './EnquiryMessages.ts'
import type { LandingMessages } from './LandingMessages.ts'
import type { RecipientListMessages } from './RecipientListMessages.ts'

/** Every word of the corporate page that is seen first; the form's come with the form. */
export interface CorporateMessages {
  /** Words of the landing page. */
  readonly landing: LandingMessages
  /** Words of the form, where they are not English. @default English, loaded with the form */
  readonly enquiry?: EnquiryMessages | undefined
  /** Words of the list of recipients, where they are not English. @default English, loaded with the list */
  readonly list?: RecipientListMessages | undefined
}

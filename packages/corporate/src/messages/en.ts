import type { CorporateMessages } from './CorporateMessages.ts'
import { enquiryEn } from './enquiryEn.ts'
import { landingEn } from './landingEn.ts'
import { recipientListEn } from './recipientListEn.ts'

/** English messages of the corporate page, with its form and list. */
export const en: Required<CorporateMessages> = {
  landing: landingEn,
  enquiry: enquiryEn,
  list: recipientListEn,
}

import { checkPincodes } from './checkPincodes.ts'
import { confirmEnquiry } from './confirmEnquiry.ts'
import { getCorporatePage } from './getCorporatePage.ts'
import { issueCaptcha } from './issueCaptcha.ts'
import { submitEnquiry } from './submitEnquiry.ts'

export type { CorporateClient } from './CorporateClient.ts'
export type {
  ClientMark,
  CorporateGift,
  CorporatePage,
  OfferedGifts,
  OrderStep,
  Testimonial,
} from './CorporatePage.ts'
export { checkPincodes, type KnownPincode } from './checkPincodes.ts'
export { confirmEnquiry } from './confirmEnquiry.ts'
export { getCorporatePage } from './getCorporatePage.ts'
export { type IssuedCaptcha, issueCaptcha } from './issueCaptcha.ts'
export { type EnquirySent, type SubmitEnquiry, submitEnquiry } from './submitEnquiry.ts'

/** Every corporate call. */
export const corporateCalls = {
  page: getCorporatePage,
  captcha: issueCaptcha,
  checkPincodes,
  submit: submitEnquiry,
  confirm: confirmEnquiry,
} as const

import type { ClientOf } from '../call/index.ts'
import { checkPincodes } from './checkPincodes.ts'
import { confirmEnquiry } from './confirmEnquiry.ts'
import { getCorporatePage } from './getCorporatePage.ts'
import { issueCaptcha } from './issueCaptcha.ts'
import { submitEnquiry } from './submitEnquiry.ts'

export type {
  ClientLogo,
  CorporateGift,
  CorporateGiftCategory,
  CorporatePage,
  HowToOrderStep,
  Testimonial,
} from './CorporatePage.ts'
export { checkPincodes, type ResolvedPincode } from './checkPincodes.ts'
export { confirmEnquiry } from './confirmEnquiry.ts'
export { getCorporatePage } from './getCorporatePage.ts'
export { type CaptchaChallenge, issueCaptcha } from './issueCaptcha.ts'
export { type SubmitEnquiryRequest, type SubmitEnquiryResponse, submitEnquiry } from './submitEnquiry.ts'

/** All corporate calls. */
export const corporateCalls = {
  page: getCorporatePage,
  captcha: issueCaptcha,
  checkPincodes,
  submit: submitEnquiry,
  confirm: confirmEnquiry,
} as const

/** Client methods for corporate gifts. */
export type CorporateClient = ClientOf<typeof corporateCalls>

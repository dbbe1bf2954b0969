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
export { type CorporateClient, corporateCalls } from './corporateCalls.ts'
export { getCorporatePage } from './getCorporatePage.ts'
export { type CaptchaChallenge, issueCaptcha } from './issueCaptcha.ts'
export { type SubmitEnquiryRequest, type SubmitEnquiryResponse, submitEnquiry } from './submitEnquiry.ts'

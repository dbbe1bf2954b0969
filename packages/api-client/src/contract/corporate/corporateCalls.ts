import type { ClientOf } from '../call/index.ts'
import { checkPincodes } from './checkPincodes.ts'
import { confirmEnquiry } from './confirmEnquiry.ts'
import { getCorporatePage } from './getCorporatePage.ts'
import { issueCaptcha } from './issueCaptcha.ts'
import { submitEnquiry } from './submitEnquiry.ts'

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

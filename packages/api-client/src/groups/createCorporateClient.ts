import {
  type CorporateClient,
  checkPincodes,
  confirmEnquiry,
  getCorporatePage,
  issueCaptcha,
  submitEnquiry,
} from '../contract/corporate/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the corporate methods over a transport. */
export const createCorporateClient = (send: Send): CorporateClient => ({
  page: () => send(getCorporatePage, undefined),
  captcha: () => send(issueCaptcha, undefined),
  checkPincodes: (pincodes) => send(checkPincodes, pincodes),
  submit: (enquiry) => send(submitEnquiry, enquiry),
  confirm: (link) => send(confirmEnquiry, link),
})

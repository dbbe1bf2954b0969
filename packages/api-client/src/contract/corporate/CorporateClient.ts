import type { Result } from '../problem/index.ts'
import type { CorporatePage } from './CorporatePage.ts'
import type { ResolvedPincode } from './checkPincodes.ts'
import type { CaptchaChallenge } from './issueCaptcha.ts'
import type { SubmitEnquiryRequest, SubmitEnquiryResponse } from './submitEnquiry.ts'

/** Client methods for corporate gifts. */
export interface CorporateClient {
  /** Content of the landing page. */
  readonly page: () => Promise<Result<CorporatePage>>
  /** A captcha picture. */
  readonly captcha: () => Promise<Result<CaptchaChallenge>>
  /** Returns those of the pincodes that exist. */
  readonly checkPincodes: (pincodes: readonly string[]) => Promise<Result<readonly ResolvedPincode[]>>
  readonly submit: (enquiry: SubmitEnquiryRequest) => Promise<Result<SubmitEnquiryResponse>>
  /** Confirms the enquiry of an e-mailed link. */
  readonly confirm: (link: { readonly token: string }) => Promise<Result<{ readonly reference: string }>>
}

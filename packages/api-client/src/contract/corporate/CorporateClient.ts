import type { Result } from '../problem/index.ts'
import type { CorporatePage } from './CorporatePage.ts'
import type { ResolvedPincode } from './checkPincodes.ts'
import type { CaptchaChallenge } from './issueCaptcha.ts'
import type { SubmitEnquiryRequest, SubmitEnquiryResponse } from './submitEnquiry.ts'

/** The corporate calls as a client offers them. */
export interface CorporateClient {
  /** What the landing page shows. */
  readonly page: () => Promise<Result<CorporatePage>>
  /** A picture to read. */
  readonly captcha: () => Promise<Result<CaptchaChallenge>>
  /** Those of the pincodes that there are. */
  readonly checkPincodes: (pincodes: readonly string[]) => Promise<Result<readonly ResolvedPincode[]>>
  readonly submit: (enquiry: SubmitEnquiryRequest) => Promise<Result<SubmitEnquiryResponse>>
  /** Confirms the enquiry of a mailed link. */
  readonly confirm: (link: { readonly token: string }) => Promise<Result<{ readonly reference: string }>>
}

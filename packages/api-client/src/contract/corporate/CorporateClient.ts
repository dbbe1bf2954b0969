import type { Outcome } from '../problem/index.ts'
import type { CorporatePage } from './CorporatePage.ts'
import type { KnownPincode } from './checkPincodes.ts'
import type { IssuedCaptcha } from './issueCaptcha.ts'
import type { EnquirySent, SubmitEnquiry } from './submitEnquiry.ts'

/** The corporate calls as a client offers them. */
export interface CorporateClient {
  /** What the landing page shows. */
  readonly page: () => Promise<Outcome<CorporatePage>>
  /** A picture to read. */
  readonly captcha: () => Promise<Outcome<IssuedCaptcha>>
  /** Those of the pincodes that there are. */
  readonly checkPincodes: (pincodes: readonly string[]) => Promise<Outcome<readonly KnownPincode[]>>
  readonly submit: (enquiry: SubmitEnquiry) => Promise<Outcome<EnquirySent>>
  /** Confirms the enquiry of a mailed link. */
  readonly confirm: (link: { readonly token: string }) => Promise<Outcome<{ readonly reference: string }>>
}

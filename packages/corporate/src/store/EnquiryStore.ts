import type { CorporateClient, CorporateGift } from '@store/api-client/contract/corporate'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { EnquiryPorts } from './EnquiryPorts.ts'
import type { EnquiryFieldError, EnquiryState, RecipientList } from './EnquiryState.ts'
import type { EnquiryValues } from './EnquiryValues.ts'

/** The enquiry's store: its state, and the actions that change it. */
export interface EnquiryStore extends ReadonlyStore<EnquiryState> {
  /** Actions of a visitor or host. */
  readonly actions: EnquiryActions
  /** Gifts that can be enquired about, as rendered with the page. */
  readonly gifts: readonly CorporateGift[]
  /** Checks the pincodes of a list, through the host's port. */
  readonly checkPincodes: CorporateClient['checkPincodes']
}

/** Form values at submission, without the list. */
export interface EnquiryInput {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly quantity: string
  readonly company: string
  /** Solution of the captcha. */
  readonly captcha: string
  /** Whether the visitor requests an emailed link instead of a captcha. */
  readonly isByMail: boolean
  /** Honeypot field, invisible to people. */
  readonly website: string
}

/** Actions of a visitor or host on the enquiry. */
export interface EnquiryActions {
  /** Applies the URL in the browser: a gift's page, a confirmation link, or a request to open the form. */
  readonly arrive: (search: string, hash: string) => void
  /** Opens the form, restores the draft of an earlier visit, and loads a captcha. */
  readonly open: () => void
  /** Closes the form; the form values are kept. */
  readonly close: () => void
  /** Updates form values and stores the draft. */
  readonly type: (typed: Partial<EnquiryValues>) => void
  /** Replaces the recipient list and stores the draft. */
  readonly takeList: (list: RecipientList) => void
  /** Loads another captcha. */
  readonly renewCaptcha: () => void
  /** Submits the enquiry, one request at a time; resolves with the field that the server rejected, if any. */
  readonly submit: (enquiry: EnquiryInput) => Promise<EnquiryFieldError | undefined>
  /** Starts another enquiry with an empty form (specification 2, section 4: Submit Again). */
  readonly again: () => void
  /** Confirms an enquiry with the token of the emailed link. */
  readonly confirm: (token: string) => Promise<void>
}

/** Options of `createEnquiryStore`. */
export interface EnquiryStoreOptions {
  /** Initial data from the page. */
  readonly initial: { readonly gifts: readonly CorporateGift[] }
  /** Dependencies that the host provides. */
  readonly ports: EnquiryPorts
}

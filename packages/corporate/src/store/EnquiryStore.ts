import type { CorporateClient, CorporateGift } from '@store/api-client/contract/corporate'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { EnquiryPorts } from './EnquiryPorts.ts'
import type { EnquiryFieldError, EnquiryState, RecipientList } from './EnquiryState.ts'
import type { EnquiryValues } from './EnquiryValues.ts'

/** The enquiry's store: state to read, actions to call. */
export interface EnquiryStore extends ReadonlyStore<EnquiryState> {
  /** What a company can do. */
  readonly actions: EnquiryActions
  /** Gifts one can enquire for, as the page came with them. */
  readonly gifts: readonly CorporateGift[]
  /** Looks pincodes of a list up, handed on from the port. */
  readonly checkPincodes: CorporateClient['checkPincodes']
}

/** What stands in the form when it is sent, the list aside. */
export interface EnquiryInput {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly quantity: string
  readonly company: string
  /** What was read in the picture. */
  readonly captcha: string
  /** A link by mail is wanted in place of the picture. */
  readonly isByMail: boolean
  /** The field no person sees. */
  readonly website: string
}

/** What a visitor or host can do with the enquiry. */
export interface EnquiryActions {
  /** Takes what the address says, once the page stands in a browser: a gift's page, a mailed link, a wish for the form. */
  readonly arrive: (search: string, hash: string) => void
  /** Opens the form, takes in what an earlier visit kept, and asks for a picture. */
  readonly open: () => void
  /** Closes the form; what was typed stays. */
  readonly close: () => void
  /** Takes what was typed and keeps it. */
  readonly type: (typed: Partial<EnquiryValues>) => void
  /** Takes the list as it stands now and keeps it. */
  readonly takeList: (list: RecipientList) => void
  /** Asks for another picture. */
  readonly renewCaptcha: () => void
  /** Sends the enquiry, once at a time; settles with the field the server refused it at, if it did. */
  readonly submit: (enquiry: EnquiryInput) => Promise<EnquiryFieldError | undefined>
  /** Begins another enquiry with an empty form (specification 2, section 4: Submit Again). */
  readonly again: () => void
  /** Confirms the enquiry of a mailed link. */
  readonly confirm: (token: string) => Promise<void>
}

/** What an enquiry store begins with and needs. */
export interface EnquiryStoreOptions {
  /** What the page brings along. */
  readonly initial: { readonly gifts: readonly CorporateGift[] }
  /** All it needs from its host. */
  readonly ports: EnquiryPorts
}

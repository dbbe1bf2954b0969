import type { EnquiryField } from '@store/api-client/contract/rules/enquiryFields'
import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import type { EnquiryValues } from './EnquiryValues.ts'

/** What the enquiry knows. */
export interface EnquiryState {
  /** Whether the form is open. */
  readonly isOpen: boolean
  /** What stands in the form. */
  readonly values: EnquiryValues
  readonly captcha: CaptchaState
  readonly list: RecipientList
  readonly submission: EnquirySubmissionState
  readonly link: ConfirmationLinkState
}

/** How the picture stands. */
export type CaptchaState =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  | {
      readonly kind: 'ready'
      readonly id: string
      readonly src: string
      /** In px. */
      readonly width: number
      /** In px. */
      readonly height: number
      /** When it is too old, in ms since 1970. */
      readonly until: number
    }

/** Who gets the gifts. */
export interface RecipientList {
  readonly rows: readonly Recipient[]
  /** Rows that have to be corrected before the list can go along. */
  readonly faulty: number
  /** Whether the rows were looked up in the directory. */
  readonly isChecked: boolean
}

/** The way of the enquiry. */
export type EnquirySubmissionState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly fault: EnquirySubmissionError }
  | {
      readonly kind: 'sent'
      /** What is read out on the telephone. */
      readonly reference: string
      /** It counts once the mailed link is opened. */
      readonly awaitsLink: boolean
      /** Where the copy or the link went. */
      readonly email: string
    }

/** Why an enquiry was not taken, where no field is to blame. */
export type EnquirySubmissionError =
  /** Rows of the list have to be corrected first, or were not checked yet. */
  | { readonly kind: 'list'; readonly faulty: number }
  /** The server refused in its own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer, or one that could not be read. */
  | { readonly kind: 'unreachable' }

/** How the mailed link stands that was opened. */
export type ConfirmationLinkState =
  | { readonly kind: 'none' }
  | { readonly kind: 'confirming'; readonly token: string }
  | { readonly kind: 'confirmed'; readonly reference: string }
  /** Too old, or never sent. */
  | { readonly kind: 'gone' }
  /** It can be tried again. */
  | { readonly kind: 'failed'; readonly token: string }

/** What a server refused at a field. */
export interface EnquiryFieldError {
  readonly field: EnquiryField
  /** The server's own words. */
  readonly message: string
}

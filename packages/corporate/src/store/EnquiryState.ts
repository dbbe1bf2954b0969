import type { EnquiryField } from '@store/api-client/contract/rules/enquiryFields'
import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import type { EnquiryValues } from './EnquiryValues.ts'

/** State of the enquiry store. */
export interface EnquiryState {
  /** Whether the form is open. */
  readonly isOpen: boolean
  /** Values of the form. */
  readonly values: EnquiryValues
  readonly captcha: CaptchaState
  readonly list: RecipientList
  readonly submission: EnquirySubmissionState
  readonly link: ConfirmationLinkState
}

/** State of the captcha image. */
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
      /** When the captcha expires, in ms since 1970. */
      readonly until: number
    }

/** Recipients of the gifts. */
export interface RecipientList {
  readonly rows: readonly Recipient[]
  /** Number of rows that must be corrected before the list can be sent. */
  readonly faulty: number
  /** Whether the rows were checked against the pincode directory. */
  readonly isChecked: boolean
}

/** State of the enquiry's submission. */
export type EnquirySubmissionState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly fault: EnquirySubmissionError }
  | {
      readonly kind: 'sent'
      /** Reference number to quote on the telephone. */
      readonly reference: string
      /** Whether the e-mailed link must be opened before the enquiry takes effect. */
      readonly awaitsLink: boolean
      /** Email address that the copy or the link was sent to. */
      readonly email: string
    }

/** Why an enquiry was rejected, if the error belongs to no field. */
export type EnquirySubmissionError =
  /** Rows of the list are invalid or not checked yet. */
  | { readonly kind: 'list'; readonly faulty: number }
  /** The server refused the enquiry; `message` is the server's. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No response arrived, or it could not be parsed. */
  | { readonly kind: 'unreachable' }

/** State of the confirmation link that was opened. */
export type ConfirmationLinkState =
  | { readonly kind: 'none' }
  | { readonly kind: 'confirming'; readonly token: string }
  | { readonly kind: 'confirmed'; readonly reference: string }
  /** The token has expired or was never sent. */
  | { readonly kind: 'gone' }
  /** The request failed and can be retried. */
  | { readonly kind: 'failed'; readonly token: string }

/** Server-side validation error of a field. */
export interface EnquiryFieldError {
  readonly field: EnquiryField
  /** Message from the server. */
  readonly message: string
}

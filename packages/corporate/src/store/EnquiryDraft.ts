import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import type { EnquiryValues } from './EnquiryValues.ts'

/** What a reload must not lose. */
export interface EnquiryDraft {
  readonly values: Partial<EnquiryValues>
  readonly recipients: readonly Recipient[]
  /** The last try whose answer is not known, so that the same enquiry is not made twice. */
  readonly tried?: SubmitAttempt | undefined
}

/** An enquiry that was sent, and the key it was sent under. */
export interface SubmitAttempt {
  readonly key: string
  /** Everything that was said but the captcha. */
  readonly said: string
}

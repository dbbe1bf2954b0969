import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import type { EnquiryValues } from './EnquiryValues.ts'

/** Draft of the enquiry form, stored so that it survives a reload. */
export interface EnquiryDraft {
  readonly values: Partial<EnquiryValues>
  readonly recipients: readonly Recipient[]
  /** The last submission without a response; its idempotency key prevents a duplicate enquiry. */
  readonly tried?: SubmitAttempt | undefined
}

/** A submitted enquiry and its idempotency key. */
export interface SubmitAttempt {
  readonly key: string
  /** All submitted values except the captcha. */
  readonly said: string
}

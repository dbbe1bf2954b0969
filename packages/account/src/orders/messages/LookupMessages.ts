import type { LookupError, LookupFieldError } from '../store/LookupState.ts'
import type { LookupField } from '../store/LookupValues.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'

/** All messages of the order lookup. */
export interface LookupMessages {
  /** The page's heading. */
  readonly heading: string
  /** Explains the form, and what follows. */
  readonly intro: string
  /** Label of the order number. */
  readonly number: string
  /** Hint that says where to find the number. */
  readonly numberHint: string
  /** Label of the e-mail address. */
  readonly email: string
  /** Hint that says which address to enter. */
  readonly emailHint: string
  /** Button that sends the code. */
  readonly send: string
  /** Confirms that a code is sent to the address if there is such an order, without revealing whether there is. */
  readonly sent: (email: string) => string
  /** Label of the code. */
  readonly code: string
  /** How long a code is valid. */
  readonly codeHint: string
  /** Button that shows the order. */
  readonly look: string
  /** Label of the button that goes back to number and e-mail. */
  readonly change: string
  /** Text before the button that sends another code. */
  readonly notReceived: string
  /** Button that sends another code. */
  readonly resend: string
  /** Countdown until another code may be sent. */
  readonly resendIn: (seconds: number) => string
  /** Confirms that another code was sent. */
  readonly resent: string
  /** Announces that another code may be requested. */
  readonly mayResend: string
  /** Error text of a field. */
  readonly fieldError: (field: LookupField, fault: LookupFieldError) => string
  /** Why an attempt failed. */
  readonly error: (failure: LookupError) => string
  /** Button that looks up another order. */
  readonly another: string
  /** Messages of the found order. */
  readonly details: OrderDetailsMessages
}

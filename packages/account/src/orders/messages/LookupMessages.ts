import type { LookupError, LookupFieldError } from '../store/LookupState.ts'
import type { LookupField } from '../store/LookupValues.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'

/** Every word of the look-up of an order. */
export interface LookupMessages {
  /** The page's heading. */
  readonly heading: string
  /** What is to be done, and what comes of it. */
  readonly intro: string
  /** Label of the order number. */
  readonly number: string
  /** Where the number is found. */
  readonly numberHint: string
  /** Label of the e-mail address. */
  readonly email: string
  /** Which address is meant. */
  readonly emailHint: string
  /** Sends the code. */
  readonly send: string
  /** Says that a code is sent to the address where there is such an order, and nothing of whether there is. */
  readonly sent: (email: string) => string
  /** Label of the code. */
  readonly code: string
  /** How long a code counts. */
  readonly codeHint: string
  /** Shows the order. */
  readonly look: string
  /** Goes back to number and e-mail. */
  readonly change: string
  /** Stands before the way to another code. */
  readonly notReceived: string
  /** Sends another code. */
  readonly resend: string
  /** How long until another may be sent. */
  readonly resendIn: (seconds: number) => string
  /** Says that another code was sent. */
  readonly resent: string
  /** Says that another code may be asked for. */
  readonly mayResend: string
  /** What is wrong with a field. */
  readonly fieldError: (field: LookupField, fault: LookupFieldError) => string
  /** Why nothing came of a try. */
  readonly error: (failure: LookupError) => string
  /** Looks for another order. */
  readonly another: string
  /** Words of the order that was found. */
  readonly details: OrderDetailsMessages
}

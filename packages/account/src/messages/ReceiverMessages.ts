import type { LocalizedMessages } from '@store/ui/messages'
import type { AddressFieldMessages } from '../address/AddressFieldMessages.ts'
import type { OrderSubmissionError, ReceiverFieldError } from '../store/ReceiverState.ts'

/** All messages of the receiver step. */
export interface ReceiverMessages extends AddressFieldMessages, LocalizedMessages {
  /** Legend of the choice among saved addresses. */
  readonly deliverTo: string
  /** Label of the option for a new address. */
  readonly newAddress: string
  /** Button that shows the remaining addresses of a long list. */
  readonly allAddresses: (count: number) => string
  /** Text while saved addresses are loading. */
  readonly addressesLoading: string
  /** Text after saved addresses failed to load. */
  readonly addressesFailed: string
  /** Label of the retry button. */
  readonly tryAgain: string
  /** Legend of the fields about the person. */
  readonly who: string
  /** Legend of the address fields. */
  readonly where: string
  /** Legend of the fields about the sender. */
  readonly from: string
  /** Explains why the number is requested. */
  readonly contactNumberHint: string
  /** Label of the note for the courier. */
  readonly courierNote: string
  /** Hint for the note. */
  readonly courierNoteHint: string
  /** Name of the destination country, if it is not India. */
  readonly toCountry: (name: string) => string
  /** Label of the sender's name. */
  readonly senderName: string
  /** Label of the message for the card. */
  readonly message: string
  /** Character counter: used and maximum. */
  readonly counter: (used: number, most: number) => string
  /** Heading of the order summary. */
  readonly summary: string
  /** Note on the payment of the order. */
  readonly payNote: string
  /** Button that places the order. */
  readonly placeOrder: (total: string) => string
  /** Error text of a field. */
  readonly fieldError: (fault: ReceiverFieldError) => string
  /** Explains why the order was not placed. */
  readonly submissionError: (fault: OrderSubmissionError) => string
  /** Link to the order that another tab placed. */
  readonly toOrder: string
  /** Link back to a cart that has changed. */
  readonly toCart: string
}

import type { AddressType } from '@store/api-client/contract/addresses'
import type { OrderSubmissionError, ReceiverFieldError } from '../store/ReceiverState.ts'

/** Every word of the receiver step. */
export interface ReceiverMessages {
  /** Legend of the choice among saved addresses. */
  readonly deliverTo: string
  /** The choice of none of them. */
  readonly newAddress: string
  /** Shows the rest of a long list. */
  readonly allAddresses: (count: number) => string
  /** Stands there while saved addresses are on their way. */
  readonly addressesLoading: string
  /** Stands where saved addresses could not be had. */
  readonly addressesFailed: string
  /** Asks for them again. */
  readonly tryAgain: string
  /** Legend of the fields about the person. */
  readonly who: string
  /** Legend of the fields about the place. */
  readonly where: string
  /** Legend of the fields about the sender. */
  readonly from: string
  /** Label of the choice of title. */
  readonly title: string
  /** Label of the receiver's name. */
  readonly fullName: string
  /** Label of the receiver's mobile number. */
  readonly contactNumber: string
  /** Why the number is asked for. */
  readonly contactNumberHint: string
  /** Label of another mobile number. */
  readonly alternateContactNumber: string
  /** When that is called. */
  readonly alternateHint: string
  /** Asks what kind of place the address is. */
  readonly addressType: string
  /** Names of the kinds. */
  readonly addressTypes: Readonly<Record<AddressType, string>>
  /** Label of the note for the courier. */
  readonly courierNote: string
  /** What may be written there. */
  readonly courierNoteHint: string
  /** Label of house, street and area. */
  readonly address: string
  /** What belongs into the address. */
  readonly addressHint: string
  /** Label of the pincode. */
  readonly pincode: string
  /** Label of the postal code abroad. */
  readonly postalCode: string
  /** Names the country everything goes to, where it is not India. */
  readonly toCountry: (name: string) => string
  /** Label of the city. */
  readonly city: string
  /** Label of the sender's name. */
  readonly senderName: string
  /** Label of the message for the card. */
  readonly message: string
  /** Stands after the label of what may be left empty. */
  readonly optional: string
  /** How much of what is allowed was used. */
  readonly counter: (used: number, most: number) => string
  /** Heading of what is ordered. */
  readonly summary: string
  /** How the order is paid. */
  readonly payNote: string
  /** Places the order. */
  readonly placeOrder: (total: string) => string
  /** What is wrong with a field. */
  readonly fieldError: (fault: ReceiverFieldError) => string
  /** Why there is no order. */
  readonly submissionError: (fault: OrderSubmissionError) => string
  /** Leads to the order that another tab placed. */
  readonly toOrder: string
  /** Leads back to a cart that has changed. */
  readonly toCart: string
}

import type { AddressType } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/orders'

/** What stands in the fields of the receiver step, as typed. */
export interface ReceiverValues extends Omit<Receiver, 'country'> {
  /** Who sends the gift; may be empty. */
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
  /** What kind of place the address is. @default 'home' */
  readonly addressType: AddressType
  /** Another number the courier asks at, of the same country as the first; may be empty. */
  readonly alternateContactNumber: string
  /** What the courier should know; may be empty. */
  readonly courierNote: string
}

/** A field of the receiver step. */
export type ReceiverField = keyof ReceiverValues

/** What a shopper typed and must not lose; fields that were never touched are not in it. */
export type ReceiverDraft = Partial<ReceiverValues>

/** The fields in the order they are met, which is the order faults are led to. */
export const receiverFields = [
  'title',
  'fullName',
  'countryCode',
  'contactNumber',
  'alternateContactNumber',
  'addressType',
  'address',
  'pincode',
  'city',
  'courierNote',
  'senderName',
  'message',
] as const satisfies readonly ReceiverField[]

/** What a new receiver begins with (specification 1, section 3). */
export const emptyValues: ReceiverValues = {
  title: 'Mr.',
  fullName: '',
  countryCode: '+91',
  contactNumber: '',
  address: '',
  pincode: '',
  city: '',
  senderName: '',
  message: '',
  addressType: 'home',
  alternateContactNumber: '',
  courierNote: '',
}

/** The kinds of places there are. */
export const addressTypes: readonly AddressType[] = ['home', 'office', 'other']

/** The titles a receiver can have. */
export const receiverTitles: readonly ReceiverValues['title'][] = ['Mr.', 'Mrs.', 'Ms.']

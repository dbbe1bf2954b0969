import type { AddressType } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/orders'

/** Values of the receiver step's fields, as typed. */
export interface ReceiverValues extends Omit<Receiver, 'country'> {
  /** The sender's name; may be empty. */
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
  /** The type of address. @default 'home' */
  readonly addressType: AddressType
  /** Another number that the courier can call, of the same country as the first; may be empty. */
  readonly alternateContactNumber: string
  /** Note for the courier; may be empty. */
  readonly courierNote: string
}

/** A field of the receiver step. */
export type ReceiverField = keyof ReceiverValues

/** Values the shopper typed, kept over a reload; untouched fields are left out. */
export type ReceiverDraft = Partial<ReceiverValues>

/** The fields in display order, which is the order in which the first invalid field is found. */
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

/** Values of an empty receiver form (specification 1, section 3). */
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

/** All address types. */
export const addressTypes: readonly AddressType[] = ['home', 'office', 'other']

/** All titles of a receiver. */
export const receiverTitles: readonly ReceiverValues['title'][] = ['Mr.', 'Mrs.', 'Ms.']

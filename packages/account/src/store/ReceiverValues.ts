import type { AddressType } from '@store/api-client/contract/addresses'
import { mapAddressFields } from '@store/api-client/contract/rules/addressFields'
import { type AddressFieldValues, personFields, streetAndCityFields } from './AddressFieldValues.ts'

/** Values of the receiver step's fields, as typed. */
export interface ReceiverValues extends AddressFieldValues {
  /** The sender's name; may be empty. */
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
  /** The type of address. @default 'home' */
  readonly addressType: AddressType
  /** Note for the courier; may be empty. */
  readonly courierNote: string
}

/** A field of the receiver step. */
export type ReceiverField = keyof ReceiverValues

/** Values that the shopper typed, stored during a reload; untouched fields are missing. */
export type ReceiverDraft = Partial<ReceiverValues>

/** The fields in display order; the first invalid one gets the focus. */
export const receiverFields: readonly ReceiverField[] = [
  ...personFields,
  'addressType',
  ...streetAndCityFields,
  'courierNote',
  'senderName',
  'message',
]

/** Values of an empty receiver form (specification 1, section 3). */
export const emptyValues: ReceiverValues = {
  ...mapAddressFields(() => ''),
  title: 'Mr.',
  countryCode: '+91',
  alternateContactNumber: '',
  addressType: 'home',
  senderName: '',
  message: '',
  courierNote: '',
}

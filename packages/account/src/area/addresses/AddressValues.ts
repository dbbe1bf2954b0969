import type { AddressType, SavedAddress } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'

/** Values of the address form, as typed. */
export interface AddressValues extends Omit<Receiver, 'country'> {
  readonly type: AddressType
  /** Country code of the alternate number, with its plus. */
  readonly alternateCountryCode: string
  /** Alternate contact number; may be empty. */
  readonly alternateContactNumber: string
}

/** A field of the form. */
export type AddressField = keyof AddressValues

/** The fields in visual order, in which errors get the focus. */
export const addressFields = [
  'type',
  'title',
  'fullName',
  'countryCode',
  'contactNumber',
  'alternateCountryCode',
  'alternateContactNumber',
  'address',
  'pincode',
  'city',
] as const satisfies readonly AddressField[]

/** Initial values of a new address (specification 1, section 3). */
export const emptyAddressValues: AddressValues = {
  type: 'home',
  title: 'Mr.',
  fullName: '',
  countryCode: '+91',
  contactNumber: '',
  alternateCountryCode: '+91',
  alternateContactNumber: '',
  address: '',
  pincode: '',
  city: '',
}

/** Returns the form values of a saved address. */
export function toAddressValues({ type, receiver, alternate }: SavedAddress): AddressValues {
  const { country: _, ...values } = receiver
  return {
    type,
    ...values,
    alternateCountryCode: alternate?.countryCode ?? emptyAddressValues.alternateCountryCode,
    alternateContactNumber: alternate?.contactNumber ?? '',
  }
}

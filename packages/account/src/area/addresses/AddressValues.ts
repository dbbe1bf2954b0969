import type { AddressType, SavedAddress } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'

/** What stands in the form of an address, as typed. */
export interface AddressValues extends Omit<Receiver, 'country'> {
  readonly type: AddressType
  /** Country code of the other number, with its plus. */
  readonly alternateCountryCode: string
  /** Another number to ask at; may be empty. */
  readonly alternateContactNumber: string
}

/** A field of the form. */
export type AddressField = keyof AddressValues

/** The fields in the order they are met, which is the order faults are led to. */
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

/** What a new address begins with (specification 1, section 3). */
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

/** An address that is kept, as the form shows it. */
export function toAddressValues({ type, receiver, alternate }: SavedAddress): AddressValues {
  const { country: _, ...values } = receiver
  return {
    type,
    ...values,
    alternateCountryCode: alternate?.countryCode ?? emptyAddressValues.alternateCountryCode,
    alternateContactNumber: alternate?.contactNumber ?? '',
  }
}

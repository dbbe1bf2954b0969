import type { AddressType, SavedAddress } from '@store/api-client/contract/addresses'
import { mapAddressFields } from '@store/api-client/contract/rules/addressFields'
import { type AddressFieldValues, personFields, streetAndCityFields } from '../../store/AddressFieldValues.ts'

/** Values of the address form, as typed. */
export interface AddressFormValues extends AddressFieldValues {
  readonly type: AddressType
  /** Country code of the alternate number, with its plus. */
  readonly alternateCountryCode: string
}

/** A field of the form. */
export type AddressField = keyof AddressFormValues

/** The fields in visual order; the first one with an error gets the focus. */
export const addressFormFields: readonly AddressField[] = [
  'type',
  ...personFields,
  'alternateCountryCode',
  ...streetAndCityFields,
]

/** Initial values of a new address (specification 1, section 3). */
export const emptyAddressValues: AddressFormValues = {
  ...mapAddressFields(() => ''),
  type: 'home',
  title: 'Mr.',
  countryCode: '+91',
  alternateCountryCode: '+91',
  alternateContactNumber: '',
}

/** Returns the form values of a saved address. */
export const toAddressValues = ({ type, receiver, alternate }: SavedAddress): AddressFormValues => ({
  ...mapAddressFields(({ name }) => receiver[name] ?? ''),
  type,
  title: receiver.title,
  countryCode: receiver.countryCode,
  alternateCountryCode: alternate?.countryCode ?? emptyAddressValues.alternateCountryCode,
  alternateContactNumber: alternate?.contactNumber ?? '',
})

import { type AddressFieldName, addressFields } from '@store/api-client/contract/rules/addressFields'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'

/** Values of the fields that the address form and the receiver step share, as typed. */
export interface AddressFieldValues extends Readonly<Record<AddressFieldName, string>> {
  readonly title: Receiver['title']
  /** Country code of the number, with its plus. */
  readonly countryCode: string
  /** Alternate contact number; may be empty. */
  readonly alternateContactNumber: string
}

type Group = (typeof addressFields)[number]['group']

const namesOf = (...groups: readonly Group[]): readonly AddressFieldName[] =>
  addressFields.filter(({ group }) => groups.includes(group)).map(({ name }) => name)

/** The fields about the person, in visual order. */
export const personFields: readonly (keyof AddressFieldValues)[] = [
  'title',
  ...namesOf('person'),
  'countryCode',
  ...namesOf('phone'),
  'alternateContactNumber',
]

/** The fields about the address, in visual order. */
export const streetAndCityFields = namesOf('street', 'city')

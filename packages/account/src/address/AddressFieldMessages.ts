import type { AddressType } from '@store/api-client/contract/addresses'
import type { AddressFieldName } from '@store/api-client/contract/rules/addressFields'

/** Messages of the address fields; the label of each text field is under the name of the field. */
export interface AddressFieldMessages extends Readonly<Record<AddressFieldName, string>> {
  /** Legend of the address types. */
  readonly addressType: string
  /** Labels of the address types. */
  readonly addressTypes: Readonly<Record<AddressType, string>>
  /** Label of the title select. */
  readonly title: string
  /** Label of the alternate mobile number. */
  readonly alternateContactNumber: string
  /** Says when the courier calls the alternate number. */
  readonly alternateHint: string
  /** Hint for the address. */
  readonly addressHint: string
  /** Label of the postal code of an address outside India. */
  readonly postalCode: string
  /** Suffix of the labels of optional fields. */
  readonly optional: string
}

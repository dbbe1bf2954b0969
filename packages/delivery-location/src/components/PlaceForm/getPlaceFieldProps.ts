import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { DeliveryLocationMessages } from '../../messages/DeliveryLocationMessages.ts'
import type { DeliveryLocationState } from '../../store/DeliveryLocationState.ts'

/** Shared props of both variants of the field. */
export interface PlaceFieldProps {
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly name: 'pincode'
  readonly inputMode: 'numeric' | 'text'
  readonly autoComplete: 'postal-code' | 'off'
  readonly required: boolean
}

/** Returns the texts and attributes of the field for a country. */
export function getPlaceFieldProps(
  { country, error, missingField }: Pick<DeliveryLocationState, 'country' | 'error' | 'missingField'>,
  takesNames: boolean,
  messages: DeliveryLocationMessages,
): PlaceFieldProps {
  const isIndia = country === indiaIsoCode
  const codeLabel = isIndia ? messages.pincodeLabel : messages.postalCodeLabel
  const nameLabel = isIndia ? messages.placeLabel : messages.placeAbroadLabel
  const codeHint = isIndia ? messages.pincodeHint : undefined
  const nameHint = isIndia ? messages.placeHint : undefined
  return {
    label: takesNames ? nameLabel : codeLabel,
    hint: takesNames ? nameHint : codeHint,
    error: error ? messages.error(error) : missingField && messages.missingField(missingField),
    // If the form is submitted before hydration, the host receives the text under this name.
    name: 'pincode',
    inputMode: isIndia && !takesNames ? 'numeric' : 'text',
    autoComplete: takesNames ? 'off' : 'postal-code',
    required: missingField !== undefined,
  }
}

import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { DeliveryLocationMessages } from '../../messages/DeliveryLocationMessages.ts'
import type { DeliveryLocationState } from '../../store/DeliveryLocationState.ts'

/** What both forms of the field say and are. */
export interface PlaceFieldProps {
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly name: 'pincode'
  readonly inputMode: 'numeric' | 'text'
  readonly autoComplete: 'postal-code' | 'off'
  readonly required: boolean
}

/** Words and ways of the field for what it takes in a country. */
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
    // A form sent before the page came alive brings its text to the host by this name.
    name: 'pincode',
    inputMode: isIndia && !takesNames ? 'numeric' : 'text',
    autoComplete: takesNames ? 'off' : 'postal-code',
    required: missingField !== undefined,
  }
}

import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'

/** Returns the city of an Indian pincode; `undefined` if it is unknown. */
export type FindCity = (pincode: string) => Promise<string | undefined>

/** The form fields that the autofill reads and writes. */
export interface CityAutofillFields {
  /** Returns the typed pincode; empty when the form needs no Indian one. */
  readonly pincode: () => string
  readonly city: () => string
  /** Sets the city field. */
  readonly fill: (city: string) => void
  /** Called when a city lookup starts or ends. @default none */
  readonly onFinding?: ((isFinding: boolean) => void) | undefined
}

/** Fills in the city of a form from its pincode. */
export interface CityAutofill {
  /** Must be called when the form shows another address. */
  readonly begin: () => void
  /** Must be called when a pincode was typed. */
  readonly typePincode: () => Promise<void>
  /** Must be called when a city was typed. */
  readonly typeCity: () => void
}

/**
 * Fills in the city of a pincode. It keeps a city that was typed for this pincode, before or after it, and replaces one
 * that belonged to another pincode.
 */
export function createCityAutofill(
  findCity: FindCity,
  { pincode, city, fill, onFinding = () => undefined }: CityAutofillFields,
): CityAutofill {
  let requested = ''
  let isTyped = false
  let typedFor = ''

  const known = () => {
    const text = normalizePincode(pincode())
    return isPincode(text) ? text : ''
  }

  return {
    begin: () => {
      requested = ''
      isTyped = false
      typedFor = ''
    },
    typeCity: () => {
      isTyped = city().trim() !== ''
      typedFor = known()
    },
    typePincode: async () => {
      const wanted = known()
      if (wanted === requested) return
      requested = wanted
      onFinding(wanted !== '')
      if (wanted === '') return
      if (typedFor !== '' && typedFor !== wanted) isTyped = false
      typedFor = wanted
      const found = await findCity(wanted)
      if (requested !== wanted) return
      onFinding(false)
      // Setting the same city again would count as typing while the address is being saved.
      if (found !== undefined && !isTyped && city() !== found) fill(found)
    },
  }
}

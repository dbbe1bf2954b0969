import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'

/** Finds the city of a pincode of India; `undefined` where none is known. */
export type FindCity = (pincode: string) => Promise<string | undefined>

/** The fields of a form that the city is found for. */
export interface CityAutofillFields {
  /** The pincode as typed; empty where none of India is wanted. */
  readonly pincode: () => string
  readonly city: () => string
  /** Puts a city into its field. */
  readonly fill: (city: string) => void
  /** Hears whether a city is looked up. @default nobody does */
  readonly onFinding?: ((isFinding: boolean) => void) | undefined
}

/** Lets the city of a form follow its pincode. */
export interface CityAutofill {
  /** To be called when another address stands in the form. */
  readonly begin: () => void
  /** To be called when a pincode was typed. */
  readonly typePincode: () => Promise<void>
  /** To be called when a city was typed. */
  readonly typeCity: () => void
}

/**
 * Fills in the city of a pincode. A city that was typed for this pincode stays, whether it was typed before the pincode
 * or after; one that stood beside another pincode gives way.
 */
export function createCityAutofill(
  findCity: FindCity,
  { pincode, city, fill, onFinding = () => undefined }: CityAutofillFields,
): CityAutofill {
  let asked = ''
  let isTyped = false
  let typedFor = ''

  const known = () => {
    const text = normalizePincode(pincode())
    return isPincode(text) ? text : ''
  }

  return {
    begin: () => {
      asked = ''
      isTyped = false
      typedFor = ''
    },
    typeCity: () => {
      isTyped = city().trim() !== ''
      typedFor = known()
    },
    typePincode: async () => {
      const wanted = known()
      if (wanted === asked) return
      asked = wanted
      onFinding(wanted !== '')
      if (wanted === '') return
      if (typedFor !== '' && typedFor !== wanted) isTyped = false
      typedFor = wanted
      const found = await findCity(wanted)
      if (asked !== wanted) return
      onFinding(false)
      // The same city once more would count as typed while the address is being saved.
      if (found !== undefined && !isTyped && city() !== found) fill(found)
    },
  }
}

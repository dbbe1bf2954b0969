import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { readPincode } from '@store/api-client/contract/rules/readPincode'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressForm } from './AddressesState.ts'

/** What the finding may do with the open form. */
export interface FormAccess {
  readonly form: () => AddressForm | undefined
  readonly set: (change: Partial<AddressForm>) => void
  /** Puts a city into its field. */
  readonly fill: (city: string) => void
}

/** Fills in the city of a pincode of India, unless somebody typed another: their word counts. */
export function createCityFinding(findCity: AddressesPorts['findCity'], { form, set, fill }: FormAccess) {
  let asked = ''
  let filled = ''
  return async (typed: string): Promise<void> => {
    const pincode = readPincode(typed)
    const opened = form()
    if (!opened || opened.country !== india || !isPincode(pincode)) {
      asked = ''
      if (opened?.isFinding) set({ isFinding: false })
      return
    }
    if (pincode === asked) return
    asked = pincode
    set({ isFinding: true })
    const city = await findCity(pincode)
    const now = form()
    if (asked !== pincode || !now) return
    set({ isFinding: false })
    const isOurs = now.values.city.trim() === '' || now.values.city === filled
    if (city === undefined || !isOurs) return
    filled = city
    fill(city)
  }
}

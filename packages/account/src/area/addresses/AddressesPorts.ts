import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { Reload } from '@store/api-client/contract/ports'
import type { FindCity } from '../../store/createCityAutofill.ts'
import type { DraftStorage } from '../section/DraftStorage.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** Ports of the address book. */
export interface AddressesPorts extends SectionPorts {
  /** The address API calls. */
  readonly client: AddressesClient
  /** Returns the city of an Indian pincode; `undefined` if it is unknown or the request failed. Never throws. */
  readonly findCity: FindCity
  /** Stores typed values over a reload. */
  readonly draft: DraftStorage
  /** Reloads the page after an address was deleted (specification 1, section 4). */
  readonly reload: Reload
}

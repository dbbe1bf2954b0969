import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { Reload } from '@store/api-client/contract/ports'
import type { FindCity } from '../../store/createCityAutofill.ts'
import type { DraftStorage } from '../section/DraftStorage.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** All the address book needs from its host. */
export interface AddressesPorts extends SectionPorts {
  /** The address calls. */
  readonly client: AddressesClient
  /** City of a pincode of India; `undefined` where it is in no directory or no answer came. Never throws. */
  readonly findCity: FindCity
  /** Keeps what was typed over a reload. */
  readonly draft: DraftStorage
  /** Loads the page anew once an address was deleted (specification 1, section 4). */
  readonly reload: Reload
}

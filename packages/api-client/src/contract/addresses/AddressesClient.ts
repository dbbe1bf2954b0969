import type { Outcome } from '../problem/index.ts'
import type { NewAddress } from './NewAddress.ts'
import type { SavedAddress } from './SavedAddress.ts'

/** The address calls as a client offers them; each answers the whole book, the one used last first. */
export interface AddressesClient {
  readonly list: () => Promise<Outcome<readonly SavedAddress[]>>
  readonly add: (address: NewAddress) => Promise<Outcome<readonly SavedAddress[]>>
  readonly change: (
    address: NewAddress & { readonly id: number },
  ) => Promise<Outcome<readonly SavedAddress[]>>
  readonly remove: (request: { readonly id: number }) => Promise<Outcome<readonly SavedAddress[]>>
}

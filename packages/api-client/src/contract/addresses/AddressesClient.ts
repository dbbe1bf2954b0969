import type { Result } from '../problem/index.ts'
import type { NewAddress } from './NewAddress.ts'
import type { SavedAddress } from './SavedAddress.ts'

/** The address calls as a client offers them; each answers the whole book, the one used last first. */
export interface AddressesClient {
  readonly list: () => Promise<Result<readonly SavedAddress[]>>
  readonly add: (address: NewAddress) => Promise<Result<readonly SavedAddress[]>>
  readonly change: (address: NewAddress & { readonly id: number }) => Promise<Result<readonly SavedAddress[]>>
  readonly remove: (request: { readonly id: number }) => Promise<Result<readonly SavedAddress[]>>
}

import type { Result } from '../problem/index.ts'
import type { NewAddress } from './NewAddress.ts'
import type { SavedAddress } from './SavedAddress.ts'

/** Client methods for addresses; each returns the whole address book, most recently used first. */
export interface AddressesClient {
  readonly list: () => Promise<Result<readonly SavedAddress[]>>
  readonly add: (address: NewAddress) => Promise<Result<readonly SavedAddress[]>>
  readonly change: (address: NewAddress & { readonly id: number }) => Promise<Result<readonly SavedAddress[]>>
  readonly remove: (request: { readonly id: number }) => Promise<Result<readonly SavedAddress[]>>
}

import type { ClientOf } from '../call/index.ts'
import { addAddress } from './addAddress.ts'
import { changeAddress } from './changeAddress.ts'
import { listAddresses } from './listAddresses.ts'
import { removeAddress } from './removeAddress.ts'

export {
  type AddressType,
  type AlternateContact,
  parseAddressType,
  serializeAddressType,
} from '../rules/addressType.ts'
export { addAddress } from './addAddress.ts'
export { changeAddress } from './changeAddress.ts'
export { listAddresses } from './listAddresses.ts'
export type { NewAddress } from './NewAddress.ts'
export { removeAddress } from './removeAddress.ts'
export { type SavedAddress, serializeSavedAddress } from './SavedAddress.ts'

/** All address calls. */
export const addressCalls = {
  list: listAddresses,
  add: addAddress,
  change: changeAddress,
  remove: removeAddress,
} as const

/** Client methods for the address book; each returns the whole book. */
export type AddressesClient = ClientOf<typeof addressCalls>

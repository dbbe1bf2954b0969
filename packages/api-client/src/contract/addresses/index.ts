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
export type { AddressesClient } from './AddressesClient.ts'
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

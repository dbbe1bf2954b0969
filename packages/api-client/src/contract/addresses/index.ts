export {
  type AddressType,
  type AlternateContact,
  parseAddressType,
  serializeAddressType,
} from '../rules/addressType.ts'
export { addAddress } from './addAddress.ts'
export { type AddressesClient, addressCalls } from './addressCalls.ts'
export { changeAddress } from './changeAddress.ts'
export { listAddresses } from './listAddresses.ts'
export type { NewAddress } from './NewAddress.ts'
export { removeAddress } from './removeAddress.ts'
export { type SavedAddress, serializeSavedAddress } from './SavedAddress.ts'

import {
  type AddressesClient,
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from '../contract/addresses/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the address methods over a transport. */
export const createAddressesClient = (send: Send): AddressesClient => ({
  list: () => send(listAddresses, undefined),
  add: (address) => send(addAddress, address),
  change: (address) => send(changeAddress, address),
  remove: (request) => send(removeAddress, request),
})

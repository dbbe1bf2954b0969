import type { ClientOf } from '../call/index.ts'
import { addAddress } from './addAddress.ts'
import { changeAddress } from './changeAddress.ts'
import { listAddresses } from './listAddresses.ts'
import { removeAddress } from './removeAddress.ts'

/** All address calls. */
export const addressCalls = {
  list: listAddresses,
  add: addAddress,
  change: changeAddress,
  remove: removeAddress,
} as const

/** Client methods for the address book; each returns the whole book. */
export type AddressesClient = ClientOf<typeof addressCalls>

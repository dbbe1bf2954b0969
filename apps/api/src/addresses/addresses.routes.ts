import { type addressCalls, serializeSavedAddress } from '@store/api-client/contract/addresses'
import type { AddressRow } from '../db/schema/addresses.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { AddressService } from './createAddressService.ts'

/** Handles the address requests; each accesses only the signed-in user's address book. */
export const addressHandlers = (addresses: AddressService): CallGroupHandlers<typeof addressCalls> => ({
  list: async (_, { user }) => writeBook(await addresses.list(user.id)),
  add: async (address, { user }) => writeBook(await addresses.add(user.id, address)),
  change: async ({ id, ...address }, { user }) => writeBook(await addresses.change(user.id, id, address)),
  remove: async ({ id }, { user }) => writeBook(await addresses.remove(user.id, id)),
})

const writeBook = (book: readonly AddressRow[]) => ({
  status: true as const,
  data: book.map(serializeSavedAddress),
})

import { type addressCalls, serializeSavedAddress } from '@store/api-client/contract/addresses'
import type { AddressRow } from '../db/schema/addresses.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { Handlers } from '../http/registerRoutes.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import type { AddressService } from './createAddressService.ts'

interface AddressRouteDeps {
  readonly addresses: AddressService
  readonly guard: AccountGuard
}

/** Handles the address requests: each accesses only the signed-in user's book. */
export function addressHandlers({ addresses, guard }: AddressRouteDeps): Handlers<typeof addressCalls> {
  const userOf = async (context: RequestContext): Promise<number> => {
    const { user } = await guard.requireUser(context, 'Please enter your email')
    return user.id
  }
  return {
    list: async (_, context) => writeBook(await addresses.list(await userOf(context))),
    add: async (address, context) => writeBook(await addresses.add(await userOf(context), address)),
    change: async ({ id, ...address }, context) =>
      writeBook(await addresses.change(await userOf(context), id, address)),
    remove: async ({ id }, context) => writeBook(await addresses.remove(await userOf(context), id)),
  }
}

const writeBook = (book: readonly AddressRow[]) => ({
  status: true as const,
  data: book.map(serializeSavedAddress),
})

import type { Clock } from '@store/api-client/contract/ports'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { isSameAddress } from '@store/api-client/contract/rules/isSameAddress'
import { maxAddresses } from '@store/api-client/contract/rules/maxAddresses'
import type { Database, TransactionRunner } from '../db/Database.ts'
import type { AddressRow } from '../db/schema/addresses.ts'
import { assertCityMatchesPincode, createServiceableLocationRepo, toLocationKey } from '../delivery/index.ts'
import { HttpError } from '../http/HttpError.ts'
import { assertValidReceiver } from './assertValidReceiver.ts'
import { type AddressRepo, createAddressRepo, type StoredAddressFields } from './createAddressRepo.ts'

interface AddressDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  readonly clock: Clock
}

/**
 * Creates the address book service. Each change is one transaction on the locked address book and returns the whole
 * book.
 */
export function createAddressService({ db, transact, clock }: AddressDeps) {
  const change = (
    userId: number,
    apply: (book: AddressRepo, kept: readonly AddressRow[]) => Promise<void>,
  ): Promise<readonly AddressRow[]> =>
    transact(async (tx) => {
      const book = createAddressRepo(tx)
      await book.lock(userId)
      await apply(book, await book.list(userId))
      return book.list(userId)
    })

  const refuse = async ({ receiver, alternate }: StoredAddressFields) => {
    assertValidReceiver(receiver, alternate)
    const place = { country: receiver.country ?? indiaIsoCode, pincode: receiver.pincode }
    const found = await createServiceableLocationRepo(db).find([place])
    await assertCityMatchesPincode(db, receiver, found.get(toLocationKey(place)))
  }

  return {
    list: (userId: number): Promise<readonly AddressRow[]> => createAddressRepo(db).list(userId),

    /** Adds an address; if the book already has an equal one, updates the spelling of that one instead. */
    async add(userId: number, address: StoredAddressFields): Promise<readonly AddressRow[]> {
      await refuse(address)
      return change(userId, async (book, kept) => {
        const duplicate = kept.find(({ receiver }) => isSameAddress(receiver, address.receiver))
        if (duplicate) return book.change(duplicate.id, whole(address), clock.now())
        if (kept.length >= maxAddresses) throw full()
        return book.insert(userId, address, clock.now())
      })
    },

    /** Replaces an address, and removes another one that is now equal. */
    async change(userId: number, id: number, address: StoredAddressFields): Promise<readonly AddressRow[]> {
      await refuse(address)
      return change(userId, async (book, kept) => {
        if (!kept.some((one) => one.id === id)) throw notFound()
        const twins = kept.filter((one) => one.id !== id && isSameAddress(one.receiver, address.receiver))
        await book.remove(
          userId,
          twins.map((twin) => twin.id),
        )
        await book.change(id, whole(address), clock.now())
      })
    },

    /** Removes an address; one that is missing or belongs to another user is ignored. */
    remove: (userId: number, id: number) => change(userId, (book) => book.remove(userId, [id])),
  }
}

/** The address book service. */
export type AddressService = ReturnType<typeof createAddressService>

// A missing alternate number becomes null, because an update ignores undefined fields.
const whole = (address: StoredAddressFields): StoredAddressFields => ({
  ...address,
  alternate: address.alternate ?? null,
})

const full = () => new HttpError(422, 'too_many', ({ errors }) => errors.addressesFull(maxAddresses))

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.tryAgain)

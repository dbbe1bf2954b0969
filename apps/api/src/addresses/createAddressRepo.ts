import type { AddressType, AlternateContact } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { and, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { type AddressRow, addresses } from '../db/schema/addresses.ts'

/** The stored fields of an address. */
export interface StoredAddressFields {
  readonly type: AddressType
  readonly receiver: Receiver
  /** An alternate phone number. */
  readonly alternate?: AlternateContact | null | undefined
}

const prepared = cachePreparedStatements((db) => ({
  list: db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, sql.placeholder('userId')))
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .prepare('addresses_of_user'),
}))

/** Statement that locks a user's address book, for use in another statement. */
export const createAddressBookLockStatement = (userId: number | Placeholder) =>
  sql<unknown>`pg_advisory_xact_lock(hashtext('addresses'), ${userId}::int)`

/** Creates the repository of address books, for the database or a transaction. */
export const createAddressRepo = (db: Database) => ({
  /** Returns a user's addresses, the most recently used first. */
  list: (userId: number): Promise<AddressRow[]> => prepared(db).list.execute({ userId }),

  /**
   * Locks a user's address book until the transaction ends, so that other changes wait. It is an advisory lock, because
   * the user may have no rows yet.
   */
  async lock(userId: number): Promise<void> {
    await db.execute(sql`select ${createAddressBookLockStatement(userId)}`)
  },

  async insert(
    userId: number,
    { type, receiver, alternate }: StoredAddressFields,
    usedAt: Date,
  ): Promise<void> {
    await db.insert(addresses).values({ userId, type, receiver, alternate, usedAt })
  },

  async change(id: number, change: Partial<StoredAddressFields>, usedAt: Date): Promise<void> {
    await db
      .update(addresses)
      .set({ ...change, usedAt })
      .where(eq(addresses.id, id))
  },

  /** Removes those of the given addresses that belong to this user. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await db.delete(addresses).where(and(eq(addresses.userId, userId), inArray(addresses.id, [...ids])))
  },

  /** Deletes all addresses of a user's book. */
  async clear(userId: number): Promise<void> {
    await db.delete(addresses).where(eq(addresses.userId, userId))
  },
})

/** The repository of address books. */
export type AddressRepo = ReturnType<typeof createAddressRepo>

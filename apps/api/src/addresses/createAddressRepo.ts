import type { AddressType, AlternateContact } from '@store/api-client/contract/addresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { and, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { type AddressRow, addresses } from '../db/schema/addresses.ts'

/** What is kept of an address. */
export interface AddressData {
  readonly type: AddressType
  readonly receiver: Receiver
  /** Another number to ask at. */
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

/** Holds a user's book as a part of another statement. */
export const lockAddressBook = (userId: number | Placeholder) =>
  sql<unknown>`pg_advisory_xact_lock(hashtext('addresses'), ${userId}::int)`

/** Address books in the database, or in a transaction of it. */
export const createAddressRepo = (db: Database) => ({
  /** A user's addresses, the one used last first. */
  list: (userId: number): Promise<AddressRow[]> => prepared(db).list.execute({ userId }),

  /** Holds a user's book until the transaction ends: a second change of it waits. A lock of its own, as a row may be missing. */
  async lock(userId: number): Promise<void> {
    await db.execute(sql`select ${lockAddressBook(userId)}`)
  },

  async insert(userId: number, { type, receiver, alternate }: AddressData, usedAt: Date): Promise<void> {
    await db.insert(addresses).values({ userId, type, receiver, alternate, usedAt })
  },

  async change(id: number, change: Partial<AddressData>, usedAt: Date): Promise<void> {
    await db
      .update(addresses)
      .set({ ...change, usedAt })
      .where(eq(addresses.id, id))
  },

  /** Removes those of the addresses that are this user's. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await db.delete(addresses).where(and(eq(addresses.userId, userId), inArray(addresses.id, [...ids])))
  },

  /** Empties a user's book. */
  async clear(userId: number): Promise<void> {
    await db.delete(addresses).where(eq(addresses.userId, userId))
  },
})

/** Address books in the database. */
export type AddressRepo = ReturnType<typeof createAddressRepo>

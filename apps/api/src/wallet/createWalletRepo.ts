import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { savedCards, upiHandles, wallets } from '../db/schema/wallets.ts'

/** A saved card as a database row. */
export type SavedCardRow = typeof savedCards.$inferSelect

/** A UPI handle as a database row. */
export type UpiHandleRow = typeof upiHandles.$inferSelect

/** Creates the repository of cards and UPI handles stored by a payment provider, on the database or a transaction. */
export const createWalletRepo = (db: Database) => ({
  cards: (userId: number): Promise<readonly SavedCardRow[]> =>
    db.select().from(savedCards).where(eq(savedCards.userId, userId)).orderBy(asc(savedCards.token)),

  upiHandles: (userId: number): Promise<readonly UpiHandleRow[]> =>
    db.select().from(upiHandles).where(eq(upiHandles.userId, userId)).orderBy(asc(upiHandles.token)),

  /** Deletes a user's own card; returns false if it does not exist. */
  async removeCard(userId: number, token: string): Promise<boolean> {
    const mine = and(eq(savedCards.userId, userId), eq(savedCards.token, token))
    return (await db.delete(savedCards).where(mine).returning({ token: savedCards.token })).length > 0
  },

  /** Deletes a user's own UPI handle; returns false if it does not exist. */
  async removeUpi(userId: number, token: string): Promise<boolean> {
    const mine = and(eq(upiHandles.userId, userId), eq(upiHandles.token, token))
    return (await db.delete(upiHandles).where(mine).returning({ token: upiHandles.token })).length > 0
  },

  /** Returns true for exactly one call per user: the first request for the wallet. */
  async open(userId: number, now: Date): Promise<boolean> {
    const opened = await db
      .insert(wallets)
      .values({ userId, openedAt: now })
      .onConflictDoNothing()
      .returning({ userId: wallets.userId })
    return opened.length > 0
  },

  async keep(cards: readonly SavedCardRow[], handles: readonly UpiHandleRow[]): Promise<void> {
    if (cards.length > 0) await db.insert(savedCards).values([...cards])
    if (handles.length > 0) await db.insert(upiHandles).values([...handles])
  },
})

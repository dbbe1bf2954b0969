import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'

/** Points that one order brings and takes. */
export interface OrderPoints {
  readonly userId: number
  readonly orderId: string
  readonly earned: number
  readonly spent: number
  readonly createdAt: Date
}

/** Reward points in the database, or in a transaction of it; whoever spends some holds the lock of the user's cart. */
export const createPointRepo = (db: Database) => ({
  async balance(userId: number): Promise<number> {
    const [found] = await db
      .select({ balance: sql`coalesce(sum(${pointEntries.points}), 0)`.mapWith(Number) })
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId))
    return found?.balance ?? 0
  },

  async keep({ earned, spent, ...order }: OrderPoints): Promise<void> {
    const entries = [
      ...(earned > 0 ? [{ ...order, kind: 'earned' as const, points: earned }] : []),
      ...(spent > 0 ? [{ ...order, kind: 'spent' as const, points: -spent }] : []),
    ]
    if (entries.length > 0) await db.insert(pointEntries).values(entries)
  },
})

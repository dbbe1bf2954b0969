import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { orders } from '../db/schema/orders.ts'
import { type PointEntryKind, pointEntries } from '../db/schema/pointEntries.ts'

/** A points entry with the number of its order. */
export interface PointEntry {
  readonly id: number
  readonly kind: PointEntryKind
  readonly points: number
  readonly createdAt: Date
  readonly orderId: string | null
  readonly orderNumber: string | null
}

/**
 * Creates the repository of reward points, for the database or a transaction. A caller that spends points must hold the
 * lock of the user's cart.
 */
export const createPointRepo = (db: Database) => ({
  async balance(userId: number): Promise<number> {
    const [found] = await db
      .select({ balance: sql`coalesce(sum(${pointEntries.points}), 0)`.mapWith(Number) })
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId))
    return found?.balance ?? 0
  },

  /** Adds the points that an order earns, once; an order of a deleted account earns nothing. */
  async earn(
    { id, userId, earnsPoints }: Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'earnsPoints'>,
    now: Date,
  ): Promise<void> {
    if (userId === null || earnsPoints === 0) return
    const entry = { userId, orderId: id, kind: 'earned', points: earnsPoints, createdAt: now } as const
    await db.insert(pointEntries).values(entry).onConflictDoNothing()
  },

  /**
   * Refunds the points that were spent on an order. An older order, which earned its points when it was placed, loses
   * these points too.
   */
  async undo(orderId: string, now: Date): Promise<void> {
    const made = await db.select().from(pointEntries).where(eq(pointEntries.orderId, orderId))
    const entries = made.map(({ userId, points }) => ({
      ...{ userId, orderId, createdAt: now, points: -points },
      kind: points > 0 ? ('takenBack' as const) : ('returned' as const),
    }))
    if (entries.length > 0) await db.insert(pointEntries).values(entries)
  },

  /** Returns a page of entries, newest first. */
  async page(userId: number, { at, length }: { readonly at: number; readonly length: number }) {
    const mine = eq(pointEntries.userId, userId)
    const [counted] = await db.select({ total: count() }).from(pointEntries).where(mine)
    const entries: readonly PointEntry[] = await db
      .select({
        id: pointEntries.id,
        kind: pointEntries.kind,
        points: pointEntries.points,
        createdAt: pointEntries.createdAt,
        orderId: pointEntries.orderId,
        orderNumber: orders.number,
      })
      .from(pointEntries)
      .leftJoin(orders, eq(orders.id, pointEntries.orderId))
      .where(mine)
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .limit(length)
      .offset(at)
    return { total: counted?.total ?? 0, entries }
  },
})

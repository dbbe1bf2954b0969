import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CouponRow, coupons } from '../db/schema/coupons.ts'
import { orders } from '../db/schema/orders.ts'

/** Coupons in the database, or in a transaction of it. */
export const createCouponRepo = (db: Database) => ({
  async find(code: string): Promise<CouponRow | undefined> {
    const [found] = await db.select().from(coupons).where(eq(coupons.code, code))
    return found
  },

  async hasOrdered(userId: number): Promise<boolean> {
    // One that was cancelled frees the coupon again.
    const standing = and(eq(orders.userId, userId), ne(orders.status, 'cancelled'))
    const found = await db.select({ id: orders.id }).from(orders).where(standing).limit(1)
    return found.length > 0
  },
})

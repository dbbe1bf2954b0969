import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CouponRow, coupons } from '../db/schema/coupons.ts'
import { deletedBuyerHashes } from '../db/schema/deletedBuyerHashes.ts'
import { orders } from '../db/schema/orders.ts'
import { type UserRow, users } from '../db/schema/users.ts'
import type { CouponRules } from './createCouponRules.ts'

/** Creates the coupon repository, for the database or a transaction. */
export const createCouponRepo = (db: Database) => ({
  async find(code: string): Promise<CouponRow | undefined> {
    const [found] = await db.select().from(coupons).where(eq(coupons.code, code))
    return found
  },

  /** Returns whether a user has an order, also in an account that was deleted since. */
  async hasOrdered(userId: number, hashContact: CouponRules['hashContact']): Promise<boolean> {
    if (await hasStanding(db, userId)) return true
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) return false
    const known = inArray(deletedBuyerHashes.contactHash, contactsOf(user).map(hashContact))
    return (await db.select().from(deletedBuyerHashes).where(known).limit(1)).length > 0
  },

  /** Stores without identity that a user had an order; called when the account is deleted. */
  async rememberOrdered(
    user: UserRow,
    hashContact: CouponRules['hashContact'],
    createdAt: Date,
  ): Promise<void> {
    if (!(await hasStanding(db, user.id))) return
    const rows = contactsOf(user).map((contact) => ({ contactHash: hashContact(contact), createdAt }))
    await db.insert(deletedBuyerHashes).values(rows).onConflictDoNothing()
  },
})

async function hasStanding(db: Database, userId: number): Promise<boolean> {
  // A cancelled order makes the coupon available again.
  const standing = and(eq(orders.userId, userId), ne(orders.status, 'cancelled'))
  return (await db.select({ id: orders.id }).from(orders).where(standing).limit(1)).length > 0
}

const contactsOf = ({ email, countryCode, mobile }: UserRow): readonly string[] =>
  mobile === '' ? [email.toLowerCase()] : [email.toLowerCase(), `+${countryCode}${mobile}`]

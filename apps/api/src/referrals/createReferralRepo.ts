import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema/users.ts'

/** Creates the referral repository, for the database or a transaction. */
export const createReferralRepo = (db: Database) => ({
  /** Gives a user a referral code if they have none; returns the user's code. */
  async codeOf(userId: number, fresh: string): Promise<string> {
    await db
      .update(users)
      .set({ referralCode: fresh })
      .where(and(eq(users.id, userId), isNull(users.referralCode)))
    const [found] = await db.select({ code: users.referralCode }).from(users).where(eq(users.id, userId))
    return found?.code ?? fresh
  },

  /** Counts a user's referees, and those whose first order was delivered. */
  async countFriends(userId: number): Promise<{ readonly friends: number; readonly rewarded: number }> {
    const [found] = await db
      .select({ friends: count(), rewarded: count(users.referralRewardedAt) })
      .from(users)
      .where(eq(users.referredBy, userId))
    return found ?? { friends: 0, rewarded: 0 }
  },

  /** Records the referrer of a new user; users cannot refer themselves, or be referred twice. */
  async refer(userId: number, code: string): Promise<void> {
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.referralCode, code), ne(users.id, userId)))
    if (!owner) return
    await db
      .update(users)
      .set({ referredBy: owner.id })
      .where(and(eq(users.id, userId), isNull(users.referredBy)))
  },

  /** Marks a referee as rewarded, once; returns the referrer. */
  async reward(userId: number, now: Date): Promise<number | undefined> {
    const [marked] = await db
      .update(users)
      .set({ referralRewardedAt: now })
      .where(and(eq(users.id, userId), isNotNull(users.referredBy), isNull(users.referralRewardedAt)))
      .returning({ by: users.referredBy })
    return marked?.by ?? undefined
  },
})

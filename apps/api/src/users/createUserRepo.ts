import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { addresses } from '../db/schema/addresses.ts'
import { carts } from '../db/schema/carts.ts'
import { notificationPreferences } from '../db/schema/notifications.ts'
import { uploads } from '../db/schema/uploads.ts'
import { sessions, type UserRow, users } from '../db/schema/users.ts'
import { savedCards, upiHandles } from '../db/schema/wallets.ts'
import { wishlists } from '../db/schema/wishlists.ts'

/** Data that a new user provides. */
export interface NewUser {
  readonly email: string
  readonly name: string
  readonly title: string
  /** Digits of the mobile number without country code. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
}

/** When an email address was verified, and the user's Google id after a Google login. */
export interface EmailVerification {
  readonly now: Date
  readonly sub: string | undefined
}

/** A mobile number of an account. */
export type AccountMobileNumber = Pick<NewUser, 'mobile' | 'countryCode'>

const prepared = cachePreparedStatements((db) => ({
  byId: db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
}))

/** Creates the repository of users, on the database or a transaction. */
export const createUserRepo = (db: Database) => {
  const change = async (id: number, values: Partial<typeof users.$inferInsert>): Promise<UserRow> => {
    const [changed] = await db.update(users).set(values).where(eq(users.id, id)).returning()
    if (!changed) throw new Error(`createUserRepo: there is no user ${id} to change.`)
    return changed
  }
  return {
    async byEmail(email: string): Promise<UserRow | undefined> {
      const [found] = await db.select().from(users).where(eq(users.email, email))
      return found
    },

    async byId(id: number): Promise<UserRow | undefined> {
      const [found] = await prepared(db).byId.execute({ id })
      return found
    },

    /** Returns the account with this Google id. */
    async bySub(sub: string): Promise<UserRow | undefined> {
      const [found] = await db.select().from(users).where(eq(users.googleSub, sub))
      return found
    },

    /** Creates an unverified account; returns undefined if the email address already has one. */
    async open(user: NewUser, now: Date): Promise<UserRow | undefined> {
      const [opened] = await db
        .insert(users)
        .values({ ...user, createdAt: now })
        .onConflictDoNothing()
        .returning()
      return opened
    },

    /** Saves a user whose email address was just verified; replaces the data of an unverified account. */
    async saveProven(user: NewUser, { now, sub }: EmailVerification): Promise<UserRow> {
      const { email: _, ...said } = user
      const proven = { verifiedAt: now, ...(sub === undefined ? {} : { googleSub: sub }) }
      const [saved] = await db
        .insert(users)
        .values({ ...user, ...proven, createdAt: now })
        .onConflictDoUpdate({ target: users.email, set: { ...said, ...proven } })
        .returning()
      if (!saved) throw new Error('saveProven: the database answered no row to an upsert.')
      return saved
    },

    markProven: (id: number, { now, sub }: EmailVerification): Promise<UserRow> =>
      change(id, { verifiedAt: now, ...(sub === undefined ? {} : { googleSub: sub }) }),

    rename: (id: number, said: Pick<NewUser, 'name' | 'title'>): Promise<UserRow> => change(id, said),

    linkGoogle: (id: number, sub: string): Promise<UserRow> => change(id, { googleSub: sub }),

    /**
     * Deletes all data that an account stored before its email address was verified, with its referrer; orders and
     * their photos stay.
     */
    async empty(id: number): Promise<void> {
      await db.delete(wishlists).where(eq(wishlists.userId, id))
      await db.delete(addresses).where(eq(addresses.userId, id))
      await db.delete(carts).where(eq(carts.userId, id))
      await db.delete(notificationPreferences).where(eq(notificationPreferences.userId, id))
      await db.delete(savedCards).where(eq(savedCards.userId, id))
      await db.delete(upiHandles).where(eq(upiHandles.userId, id))
      // The files of the photos are purged later, because they no longer have a row.
      await db.delete(uploads).where(and(eq(uploads.userId, id), isNull(uploads.orderedAt)))
      await change(id, {
        ...{ name: '', mobile: '', countryCode: indiaCallingCode, mobileVerifiedAt: null },
        referredBy: null,
      })
    },

    /** Ends every session of a user except `keepHash`, if given. */
    async endSessions(userId: number, keepHash: string | undefined): Promise<void> {
      const isOther = keepHash === undefined ? undefined : ne(sessions.tokenHash, keepHash)
      await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
    },

    /** Returns whether a session began after an instant. */
    async isYoung(tokenHash: string, since: Date): Promise<boolean> {
      const young = and(eq(sessions.tokenHash, tokenHash), gt(sessions.createdAt, since))
      return (await db.select({ userId: sessions.userId }).from(sessions).where(young)).length > 0
    },

    /** Saves a mobile number; an unchanged verified one stays verified. */
    async keepMobile(id: number, { mobile, countryCode }: AccountMobileNumber): Promise<void> {
      const isSame = and(eq(users.mobile, mobile), eq(users.countryCode, countryCode))
      const mobileVerifiedAt = sql`case when ${isSame} then ${users.mobileVerifiedAt} end`
      await db.update(users).set({ mobile, countryCode, mobileVerifiedAt }).where(eq(users.id, id))
    },

    proveMobile: (id: number, mobile: AccountMobileNumber, now: Date): Promise<UserRow> =>
      change(id, { ...mobile, mobileVerifiedAt: now }),
  }
}

/** Users in the database. */
export type UserRepo = ReturnType<typeof createUserRepo>

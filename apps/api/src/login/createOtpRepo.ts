import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'

/** Wrong guesses a code survives. */
export const otpTries = 5

/** A code as it is kept. */
interface NewCode {
  readonly id: string
  readonly email: string
  readonly codeHmac: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

const alive = (id: string, email: string, now: Date) =>
  and(
    eq(otpChallenges.id, id),
    eq(otpChallenges.email, email),
    isNull(otpChallenges.usedAt),
    isNull(otpChallenges.replacedAt),
    gt(otpChallenges.expiresAt, now),
  )

/** One-time passwords in the database, or in a transaction of it. */
export const createOtpRepo = (db: Database) => ({
  /** Makes requests for one address wait for each other until the transaction ends. */
  async queueUp(email: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`)
  },

  /** When the browser that holds a code was last sent one: this code, or the newer one a tap before asked for. */
  async lastSent(id: string, email: string, now: Date): Promise<Date | undefined> {
    const found = await this.byId(id, email)
    if (!found || found.usedAt || found.expiresAt <= now) return undefined
    return found.replacedAt ?? found.createdAt
  },

  /** Keeps a new code; the one this browser asked for before, if any, ends with it. */
  async keep(code: NewCode, before: string | undefined): Promise<void> {
    if (before !== undefined) {
      await db
        .update(otpChallenges)
        .set({ replacedAt: code.createdAt })
        .where(and(eq(otpChallenges.id, before), isNull(otpChallenges.replacedAt)))
    }
    await db.insert(otpChallenges).values(code)
  },

  async byId(id: string, email: string) {
    const same = and(eq(otpChallenges.id, id), eq(otpChallenges.email, email))
    const [found] = await db.select().from(otpChallenges).where(same)
    return found
  },

  /** Counts one guess and hands out the HMAC to compare with, in one statement; nothing where no guess is left. */
  async guess(id: string, email: string, now: Date): Promise<string | undefined> {
    const [counted] = await db
      .update(otpChallenges)
      .set({ tries: sql`${otpChallenges.tries} + 1` })
      .where(and(alive(id, email, now), lt(otpChallenges.tries, otpTries)))
      .returning({ codeHmac: otpChallenges.codeHmac })
    return counted?.codeHmac
  },

  /** Uses a code up; true for exactly one caller. */
  async consume(id: string, email: string, now: Date): Promise<boolean> {
    const used = await db
      .update(otpChallenges)
      .set({ usedAt: now })
      .where(alive(id, email, now))
      .returning({ id: otpChallenges.id })
    return used.length === 1
  },
})

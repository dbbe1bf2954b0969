import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import type { SentCode } from './findCodeChain.ts'

/** Wrong guesses a code survives. */
const otpTries = 5

/** What a code is for. */
export interface OtpTarget {
  readonly email: string
  /** What it opens: a login by one of two ways, the proof of a new mobile number, or an order looked up. */
  readonly purpose: 'email' | 'mobile' | 'newMobile' | 'order'
  /** Number it goes to, with its country code and plus; null where it goes by mail. */
  readonly mobile: string | null
}

/** A code as it is kept. */
interface NewCode extends OtpTarget {
  readonly id: string
  readonly codeHmac: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

const isFor = ({ email, purpose, mobile }: OtpTarget) =>
  and(
    eq(otpChallenges.email, email),
    eq(otpChallenges.purpose, purpose),
    mobile === null ? isNull(otpChallenges.mobile) : eq(otpChallenges.mobile, mobile),
  )

const alive = (id: string, aim: OtpTarget, now: Date) =>
  and(
    eq(otpChallenges.id, id),
    isFor(aim),
    isNull(otpChallenges.usedAt),
    isNull(otpChallenges.replacedAt),
    gt(otpChallenges.expiresAt, now),
  )

/** One-time passwords in the database, or in a transaction of it. */
export const createOtpRepo = (db: Database) => ({
  /** Codes made for an address since an instant, by whatever browser. */
  sentSince: (email: string, since: Date): Promise<readonly SentCode[]> =>
    db
      .select({
        id: otpChallenges.id,
        mobile: otpChallenges.mobile,
        createdAt: otpChallenges.createdAt,
        expiresAt: otpChallenges.expiresAt,
        usedAt: otpChallenges.usedAt,
        replacedAt: otpChallenges.replacedAt,
      })
      .from(otpChallenges)
      .where(and(eq(otpChallenges.email, email), gt(otpChallenges.createdAt, since))),

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

  /** Whether a code has no guess left. */
  async isLocked(id: string, aim: OtpTarget, now: Date): Promise<boolean> {
    const spent = and(alive(id, aim, now), eq(otpChallenges.tries, otpTries))
    return (await db.select({ id: otpChallenges.id }).from(otpChallenges).where(spent)).length > 0
  },

  /** Counts one guess and hands out the HMAC to compare with, in one statement; nothing where no guess is left. */
  async guess(id: string, aim: OtpTarget, now: Date): Promise<string | undefined> {
    const [counted] = await db
      .update(otpChallenges)
      .set({ tries: sql`${otpChallenges.tries} + 1` })
      .where(and(alive(id, aim, now), lt(otpChallenges.tries, otpTries)))
      .returning({ codeHmac: otpChallenges.codeHmac })
    return counted?.codeHmac
  },

  /** Uses a code up; true for exactly one caller. */
  async consume(id: string, aim: OtpTarget, now: Date): Promise<boolean> {
    const used = await db
      .update(otpChallenges)
      .set({ usedAt: now })
      .where(alive(id, aim, now))
      .returning({ id: otpChallenges.id })
    return used.length === 1
  },
})

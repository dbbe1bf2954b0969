import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import type { SentOtp } from './findOtpChain.ts'

/** Number of wrong attempts allowed per OTP. */
const otpTries = 5

/** Destination and purpose of an OTP. */
export interface OtpTarget {
  readonly email: string
  /** Purpose of the OTP: a login by mail or SMS, the verification of a new mobile number, or an order lookup. */
  readonly purpose: 'email' | 'mobile' | 'newMobile' | 'order'
  /** Destination number, with its country code and plus; null if sent by mail. */
  readonly mobile: string | null
}

/** An OTP as stored. */
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

/** Creates the repository of one-time passwords, in the database or a transaction. */
export const createOtpRepo = (db: Database) => ({
  /** Returns the OTPs created for an address since an instant, in any browser. */
  sentSince: (email: string, since: Date): Promise<readonly SentOtp[]> =>
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

  /** Stores a new OTP, which replaces the browser's previous one. */
  async keep(code: NewCode, before: string | undefined): Promise<void> {
    if (before !== undefined) {
      await db
        .update(otpChallenges)
        .set({ replacedAt: code.createdAt })
        .where(and(eq(otpChallenges.id, before), isNull(otpChallenges.replacedAt)))
    }
    await db.insert(otpChallenges).values(code)
  },

  /** Returns whether an OTP has no attempt left. */
  async isLocked(id: string, aim: OtpTarget, now: Date): Promise<boolean> {
    const spent = and(alive(id, aim, now), eq(otpChallenges.tries, otpTries))
    return (await db.select({ id: otpChallenges.id }).from(otpChallenges).where(spent)).length > 0
  },

  /** Counts one attempt and returns the HMAC to compare with, in one statement; undefined if no attempt is left. */
  async guess(id: string, aim: OtpTarget, now: Date): Promise<string | undefined> {
    const [counted] = await db
      .update(otpChallenges)
      .set({ tries: sql`${otpChallenges.tries} + 1` })
      .where(and(alive(id, aim, now), lt(otpChallenges.tries, otpTries)))
      .returning({ codeHmac: otpChallenges.codeHmac })
    return counted?.codeHmac
  },

  /** Consumes an OTP; returns true for exactly one caller. */
  async consume(id: string, aim: OtpTarget, now: Date): Promise<boolean> {
    const used = await db
      .update(otpChallenges)
      .set({ usedAt: now })
      .where(alive(id, aim, now))
      .returning({ id: otpChallenges.id })
    return used.length === 1
  },
})

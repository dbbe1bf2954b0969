import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'

/** Wrong guesses a code survives. */
export const otpTries = 5

/** One-time passwords in the database. */
export const createOtpRepo = (db: Database) => ({
  /** The newest code of an address that nothing has ended, if there is one. */
  async live(email: string, now: Date) {
    const alive = and(
      eq(otpChallenges.email, email),
      isNull(otpChallenges.usedAt),
      isNull(otpChallenges.replacedAt),
      gt(otpChallenges.expiresAt, now),
    )
    const [found] = await db
      .select()
      .from(otpChallenges)
      .where(alive)
      .orderBy(desc(otpChallenges.createdAt))
      .limit(1)
    return found
  },

  /** Keeps a new code; every earlier one of the address ends with it. */
  async replace(code: {
    readonly id: string
    readonly email: string
    readonly codeHmac: string
    readonly createdAt: Date
    readonly expiresAt: Date
  }) {
    await db.transaction(async (tx) => {
      await tx
        .update(otpChallenges)
        .set({ replacedAt: code.createdAt })
        .where(
          and(
            eq(otpChallenges.email, code.email),
            isNull(otpChallenges.replacedAt),
            isNull(otpChallenges.usedAt),
          ),
        )
      await tx.insert(otpChallenges).values(code)
    })
  },

  async byId(id: string, email: string) {
    const [found] = await db
      .select()
      .from(otpChallenges)
      .where(and(eq(otpChallenges.id, id), eq(otpChallenges.email, email)))
    return found
  },

  /** Counts one guess and hands out the HMAC to compare with, in one statement; nothing where no guess is left. */
  async guess(id: string, email: string, now: Date): Promise<string | undefined> {
    const [counted] = await db
      .update(otpChallenges)
      .set({ tries: sql`${otpChallenges.tries} + 1` })
      .where(
        and(
          eq(otpChallenges.id, id),
          eq(otpChallenges.email, email),
          lt(otpChallenges.tries, otpTries),
          isNull(otpChallenges.usedAt),
          isNull(otpChallenges.replacedAt),
          gt(otpChallenges.expiresAt, now),
        ),
      )
      .returning({ codeHmac: otpChallenges.codeHmac })
    return counted?.codeHmac
  },

  /** Uses a code up; true for exactly one caller. */
  async consume(id: string, now: Date): Promise<boolean> {
    const used = await db
      .update(otpChallenges)
      .set({ usedAt: now })
      .where(and(eq(otpChallenges.id, id), isNull(otpChallenges.usedAt), isNull(otpChallenges.replacedAt)))
      .returning({ id: otpChallenges.id })
    return used.length === 1
  },
})

/** One-time passwords in the database. */
export type OtpRepo = ReturnType<typeof createOtpRepo>

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { captchas } from '../db/schema/captchas.ts'
import { drawCaptcha } from './drawCaptcha.ts'

/** A captcha solution, and its purpose. */
export interface CaptchaAttempt {
  readonly id: string
  /** The typed solution; case is ignored. */
  readonly answer: string
  /** Purpose of the attempt; the same attempt for the same purpose may be repeated. */
  readonly reason: string
}

/**
 * Creates the captcha service, which issues pictures of letters and checks solutions. Each picture is valid for one
 * attempt.
 */
export function createCaptchaService({ db, clock, ids, secrets, limits }: AppDeps) {
  const hmacOf = (id: string, text: string) =>
    createHmac('sha256', secrets.otpPepper).update(`captcha.${id}.${text}`).digest()

  return {
    /** Returns a new captcha, and its lifetime in seconds. */
    async issue(): Promise<{ readonly id: string; readonly png: Buffer; readonly usefulFor: number }> {
      const [id, text] = [ids.uuid(), ids.captcha()]
      const expiresAt = new Date(clock.now().getTime() + limits.captchaLifeMs)
      await db.insert(captchas).values({ id, answerHmac: hmacOf(id, text).toString('base64url'), expiresAt })
      return { id, png: await drawCaptcha(text), usefulFor: Math.floor(limits.captchaLifeMs / 1000) }
    },

    /**
     * Returns whether the captcha was solved. One statement marks it as used and returns the expected solution, so that
     * only one of several concurrent attempts is checked. The identical attempt may be repeated, so that a lost
     * response requires no new captcha.
     */
    async isRead({ id, answer, reason }: CaptchaAttempt): Promise<boolean> {
      const text = answer.trim().toUpperCase()
      const usedFor = createHash('sha256')
        .update(JSON.stringify([reason, text]))
        .digest('base64url')
      const [judged] = await db
        .update(captchas)
        .set({ usedFor })
        .where(
          and(
            eq(captchas.id, id),
            gt(captchas.expiresAt, clock.now()),
            or(isNull(captchas.usedFor), eq(captchas.usedFor, usedFor)),
          ),
        )
        .returning({ answerHmac: captchas.answerHmac })
      return (
        judged !== undefined && timingSafeEqual(Buffer.from(judged.answerHmac, 'base64url'), hmacOf(id, text))
      )
    },
  }
}

/** The captcha service. */
export type CaptchaService = ReturnType<typeof createCaptchaService>

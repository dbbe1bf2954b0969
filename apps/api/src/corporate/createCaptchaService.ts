import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { captchas } from '../db/schema/captchas.ts'
import { drawCaptcha } from './drawCaptcha.ts'

/** What was read in a picture, and for what. */
export interface CaptchaAttempt {
  readonly id: string
  /** What was read; capital and small letters are the same. */
  readonly answer: string
  /** What the try is for: the same try for the same thing may be sent again. */
  readonly reason: string
}

/** Hands out pictures of letters and judges what was read in them; each is good for one try. */
export function createCaptchaService({ db, clock, ids, secrets, limits }: AppDeps) {
  const hmacOf = (id: string, text: string) =>
    createHmac('sha256', secrets.otpPepper).update(`captcha.${id}.${text}`).digest()

  return {
    /** A new picture, and for how many seconds it can be answered. */
    async issue(): Promise<{ readonly id: string; readonly png: Buffer; readonly usefulFor: number }> {
      const [id, text] = [ids.uuid(), ids.captcha()]
      const expiresAt = new Date(clock.now().getTime() + limits.captchaLifeMs)
      await db.insert(captchas).values({ id, answerHmac: hmacOf(id, text).toString('base64url'), expiresAt })
      return { id, png: drawCaptcha(text), usefulFor: Math.floor(limits.captchaLifeMs / 1000) }
    },

    /**
     * Whether the picture was read. One statement uses it up and hands out what to compare with: of many tries at once
     * one is judged. Only the very same try is judged again, so that a lost answer costs nobody another picture.
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

/** Hands out pictures of letters and judges what was read in them. */
export type CaptchaService = ReturnType<typeof createCaptchaService>

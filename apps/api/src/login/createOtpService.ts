import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../AppDeps.ts'
import type { Allow } from '../http/createAllowance.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit } from '../http/Visit.ts'
import { createOtpRepo, otpTries } from './createOtpRepo.ts'

const hour = 60 * 60 * 1000

/** One-time passwords: sent, guessed, used once. */
export function createOtpService({ db, clock, ids, mailer, secrets, limits, brand }: AppDeps, allow: Allow) {
  const codes = createOtpRepo(db)
  const hmacOf = (id: string, code: string) =>
    createHmac('sha256', secrets.otpPepper).update(`${id}.${code}`).digest('base64url')

  return {
    /** Sends a code to an address; answers the seconds until another may be asked for. */
    async send(email: string, visit: Visit): Promise<number> {
      const now = clock.now()
      const live = await codes.live(email, now)
      const wait = live ? live.createdAt.getTime() + limits.otpResendMs - now.getTime() : 0
      if (live && wait > 0) {
        // The code this browser asked for a moment ago is on its way: sending another would only kill it.
        if (live.id === visit.challengeId) return Math.ceil(wait / 1000)
        throw tooMany()
      }
      await limit(() => allow(`otp-address:${email}`, limits.otpPerAddress, hour))
      await limit(() => allow(`otp-network:${visit.address}`, limits.otpPerNetwork, hour))
      const id = ids.uuid()
      const code = ids.otp()
      const expiresAt = new Date(now.getTime() + limits.otpLifeMs)
      await codes.replace({ id, email, codeHmac: hmacOf(id, code), createdAt: now, expiresAt })
      await mailer.send({
        to: email,
        subject: `${code} is your ${brand.name} code`,
        text: otpText(code, limits.otpLifeMs),
      })
      visit.setChallenge(id)
      return limits.otpResendMs / 1000
    },

    /** Uses up the right code of this browser and address, or refuses; a wrong one costs a try. */
    async prove(email: string, code: string, visit: Visit): Promise<void> {
      const now = clock.now()
      const id = visit.challengeId
      if (id === undefined) throw expired()
      const codeHmac = await codes.guess(id, email, now)
      if (codeHmac === undefined) throw (await wasLocked(id, email)) ? locked() : expired()
      if (!timingSafeEqual(Buffer.from(codeHmac), Buffer.from(hmacOf(id, code)))) throw wrong()
      if (!(await codes.consume(id, now))) throw expired()
      visit.setChallenge(undefined)
    },
  }

  async function wasLocked(id: string, email: string): Promise<boolean> {
    const found = await codes.byId(id, email)
    return (
      found !== undefined && found.usedAt === null && found.replacedAt === null && found.tries >= otpTries
    )
  }
}

/** One-time passwords: sent, guessed, used once. */
export type OtpService = ReturnType<typeof createOtpService>

// A wrong code is 422: on 401 and 406 the specification has the page reload.
const wrong = () => new Refusal(422, 'otp_wrong', 'That code is not right.', 'otp')
const expired = () => new Refusal(422, 'otp_expired', 'That code is no longer valid.', 'otp')
const locked = () => new Refusal(422, 'otp_locked', 'Too many wrong codes. Please ask for a new one.', 'otp')
const tooMany = () =>
  new Refusal(429, 'otp_limit', 'Too many codes were asked for. Please wait a while and try again.')

async function limit(use: () => Promise<void>): Promise<void> {
  try {
    await use()
  } catch (cause) {
    throw cause instanceof Refusal ? tooMany() : cause
  }
}

const otpText = (code: string, lifeMs: number) =>
  `Your one-time password is ${code}.\n\nIt is valid for ${lifeMs / 60_000} minutes and only for the newest request. If you did not ask for it, ignore this mail.\n`

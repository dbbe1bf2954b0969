import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { createAllowance } from '../http/createAllowance.ts'
import type { Visit } from '../http/Visit.ts'
import { createOtpRepo, otpTries } from './createOtpRepo.ts'
import { otpRefusals } from './otpRefusals.ts'

const hour = 60 * 60 * 1000

/** One-time passwords: sent, guessed, used once. */
export function createOtpService(deps: AppDeps) {
  const { db, transact, clock, ids, mailer, secrets, limits, brand } = deps
  const codes = createOtpRepo(db)
  const failures = createAllowance(db, clock)
  const hmacOf = (id: string, code: string) =>
    createHmac('sha256', secrets.otpPepper).update(`${id}.${code}`).digest('base64url')
  const failureKey = (email: string) => `otp-wrong:${email}`

  // The sender's own limits come first: who is over them must not use up the address's.
  const count = async (tx: Database, email: string, { address }: Visit) => {
    const allowance = createAllowance(tx, clock)
    await allowance.use(`otp-network:${address}`, limits.otpPerNetwork, hour)
    await allowance.use(`otp-pair:${address}:${email}`, limits.otpPerPair, hour)
    await allowance.use(`otp-address:${email}`, limits.otpPerAddress, hour)
  }

  const make = (email: string, visit: Visit) =>
    transact(async (tx) => {
      const now = clock.now()
      const repo = createOtpRepo(tx)
      await repo.queueUp(email)
      const before = visit.challengeId
      const sent = before === undefined ? undefined : await repo.lastSent(before, email, now)
      const wait = sent ? sent.getTime() + limits.otpResendMs - now.getTime() : 0
      // The code this browser asked for a moment ago is on its way: another would only kill it.
      if (wait > 0) return { wait }
      await otpRefusals.tooManyInstead(() => count(tx, email, visit))
      const id = ids.uuid()
      const code = ids.otp()
      const expiresAt = new Date(now.getTime() + limits.otpLifeMs)
      await repo.keep({ id, email, codeHmac: hmacOf(id, code), createdAt: now, expiresAt }, sent && before)
      const subject = `${code} is your ${brand.name} code`
      await mailer.post(tx, {
        to: email,
        subject,
        text: otpText(code, limits.otpLifeMs),
        usefulUntil: expiresAt,
      })
      return { id, wait: limits.otpResendMs }
    })

  return {
    /** Sends a code to an address; answers the seconds until this browser may ask for another. */
    async send(email: string, visit: Visit): Promise<number> {
      const { id, wait } = await make(email, visit)
      if (id !== undefined) visit.setChallenge(id)
      return Math.ceil(wait / 1000)
    },

    /** Whether a code is this browser's for the address, at the cost of a try; answers its id, to be used up. */
    async check(email: string, code: string, { challengeId: id }: Visit): Promise<string> {
      if (await failures.isSpent(failureKey(email), limits.otpFailures)) throw otpRefusals.tooMany()
      if (id === undefined) throw otpRefusals.expired()
      const codeHmac = await codes.guess(id, email, clock.now())
      if (codeHmac === undefined)
        throw (await wasLocked(id, email)) ? otpRefusals.locked() : otpRefusals.expired()
      if (timingSafeEqual(Buffer.from(codeHmac), Buffer.from(hmacOf(id, code)))) return id
      await failures.use(failureKey(email), limits.otpFailures, 24 * hour)
      throw otpRefusals.wrong()
    },

    /** Uses a checked code up, inside the login's transaction; refuses whoever comes second. */
    async consume(tx: Database, id: string, email: string): Promise<void> {
      if (!(await createOtpRepo(tx).consume(id, email, clock.now()))) throw otpRefusals.expired()
      await createAllowance(tx, clock).forget(failureKey(email))
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

const otpText = (code: string, lifeMs: number) =>
  `Your one-time password is ${code}.\n\nIt is valid for ${lifeMs / 60_000} minutes and only for the newest request. If you did not ask for it, ignore this mail.\n`

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { createDeviceCookies } from '../encryption/createDeviceCookies.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import { createOtpRepo, type OtpTarget } from './createOtpRepo.ts'
import { decideResend } from './decideResend.ts'
import { enforceOtpLimits } from './enforceOtpLimits.ts'
import { enqueueOtpMessage } from './enqueueOtpMessage.ts'
import { findCodeChain } from './findCodeChain.ts'
import { otpErrors } from './otpErrors.ts'

const hour = 60 * 60 * 1000

/** Which browser wants a code. */
export interface OtpRequester {
  /** The code it asked for last. */
  readonly challengeId: string | undefined
  /** Network address limits are counted by. */
  readonly network: string
  /** Its device cookie. */
  readonly device: string | undefined
}

/** What became of the wish for a code. */
export interface OtpSendResult {
  /** The new code's id, for its browser alone; missing where none was sent. */
  readonly id?: string
  /** Seconds until another may be asked for. */
  readonly resendAfter: number
}

/** Six digits somebody typed, and the code they are meant to be. */
export interface SubmittedCode extends OtpTarget {
  /** The code this browser asked for last. */
  readonly challengeId: string | undefined
  readonly otp: string
  /** Device cookie of the browser. */
  readonly device: string | undefined
}

/** How a code is sent. */
interface SendOptions {
  /** What goes with it in the same transaction. */
  readonly along?: (tx: Database) => Promise<void>
  /** Nobody gets it: all else is as ever, so that nobody learns why. @default false */
  readonly isSilent?: boolean
}

interface NewCodeOptions {
  readonly createdAt: Date
  readonly before: string | undefined
  readonly isSilent: boolean
}

// Wrong codes are counted apart, so that who fails at one does not shut the other.
const failurePlaces = { email: '', mobile: '', newMobile: '-number', order: '-order' } as const

/** One-time passwords: sent, guessed, used once. */
export function createOtpService(deps: AppDeps) {
  const { db, transact, clock, ids, secrets, limits } = deps
  const codes = createOtpRepo(db)
  const failures = createRateLimiter(db, deps)
  const hmacOf = (id: string, code: string) =>
    createHmac('sha256', secrets.otpPepper).update(`${id}.${code}`).digest('base64url')
  const devices = createDeviceCookies(secrets.otpPepper)
  const browserOf = (email: string, device: string | undefined) => devices.read(device, email, clock.now())
  // Whoever fails in a browser that is known shuts no other, and strangers shut no browser that is known.
  const failuresOf = ({ purpose, email, device }: SubmittedCode) => {
    const key = `otp-wrong${failurePlaces[purpose]}`
    const browser = browserOf(email, device)
    return browser === undefined
      ? { key: `${key}:${email}`, limit: limits.otpFailures }
      : { key: `${key}-browser:${browser}`, limit: limits.otpFailuresPerBrowser }
  }

  const make = async (
    tx: Database,
    aim: OtpTarget,
    { createdAt, before, isSilent }: NewCodeOptions,
  ): Promise<string> => {
    const id = ids.uuid()
    const code = ids.otp()
    const expiresAt = new Date(clock.now().getTime() + limits.otpLifeMs)
    await createOtpRepo(tx).keep({ ...aim, id, codeHmac: hmacOf(id, code), createdAt, expiresAt }, before)
    if (!isSilent) await enqueueOtpMessage(tx, deps, aim, { code, usefulUntil: expiresAt })
    return id
  }

  return {
    /** Counts a code that will not be sent, so that asking in vain is no cheaper. */
    countInVain: (aim: OtpTarget, { network, device }: Omit<OtpRequester, 'challengeId'>): Promise<void> =>
      otpErrors.tooManyInstead(() =>
        enforceOtpLimits(failures, aim, { network, browser: browserOf(aim.email, device) }, limits),
      ),

    /** Sends a code; within its wait the last one has to do. */
    send: (
      aim: OtpTarget,
      { challengeId, network, device }: OtpRequester,
      { along, isSilent = false }: SendOptions = {},
    ): Promise<OtpSendResult> =>
      transact(async (tx) => {
        const now = clock.now()
        await acquireLoginLock(tx, aim.email)
        const since = new Date(now.getTime() - hour)
        const sent = await createOtpRepo(tx).sentSince(aim.email, since)
        const row = findCodeChain(sent, challengeId, now)
        const next = decideResend(row, aim.mobile, now, limits)
        switch (next.kind) {
          case 'wait':
            // The code that is on its way is for this very wish.
            await along?.(tx)
            return { resendAfter: Math.ceil(next.ms / 1000) }
          case 'refuse':
            throw otpErrors.wait()
          case 'send': {
            const from = { network, browser: browserOf(aim.email, device) }
            await otpErrors.tooManyInstead(() =>
              enforceOtpLimits(createRateLimiter(tx, deps), aim, from, limits),
            )
            await along?.(tx)
            const createdAt = momentAfter(sent, now)
            const id = await make(tx, aim, { createdAt, before: row[0]?.id, isSilent })
            return { id, resendAfter: Math.ceil(next.nextAfterMs / 1000) }
          }
        }
      }),

    /** Refuses a code that is not this browser's or not right, at the cost of a try. */
    async check(typed: SubmittedCode): Promise<void> {
      const { challengeId: id, otp } = typed
      const { key, limit } = failuresOf(typed)
      if (await failures.isSpent(key, limit, 24 * hour)) throw otpErrors.tooMany()
      if (id === undefined) throw otpErrors.expired()
      const codeHmac = await codes.guess(id, typed, clock.now())
      if (codeHmac === undefined) {
        throw (await codes.isLocked(id, typed, clock.now())) ? otpErrors.locked() : otpErrors.expired()
      }
      if (timingSafeEqual(Buffer.from(codeHmac), Buffer.from(hmacOf(id, otp)))) return
      await failures.use(key, limit, 24 * hour)
      throw otpErrors.wrong()
    },

    /** Uses a checked code up, inside the transaction it opens; refuses whoever comes second. */
    async consume(tx: Database, typed: SubmittedCode): Promise<void> {
      const { challengeId: id } = typed
      const isMine = id !== undefined && (await createOtpRepo(tx).consume(id, typed, clock.now()))
      if (!isMine) throw otpErrors.expired()
      await createRateLimiter(tx, deps).forget(failuresOf(typed).key)
    },
  }
}

/** One-time passwords: sent, guessed, used once. */
export type OtpService = ReturnType<typeof createOtpService>

// No two codes of an address are made at one moment, for by their moments a row of them holds together.
const momentAfter = (sent: readonly { readonly createdAt: Date }[], now: Date) =>
  new Date(Math.max(now.getTime(), ...sent.map(({ createdAt }) => createdAt.getTime() + 1)))

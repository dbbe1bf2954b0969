import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { createDeviceCookieService } from '../encryption/createDeviceCookieService.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import { createOtpRepo, type OtpTarget } from './createOtpRepo.ts'
import { decideOtpResend } from './decideOtpResend.ts'
import { enforceOtpLimits } from './enforceOtpLimits.ts'
import { enqueueOtpMessage } from './enqueueOtpMessage.ts'
import { findOtpChain } from './findOtpChain.ts'
import { otpErrors } from './otpErrors.ts'

const hour = 60 * 60 * 1000

/** The browser that requests an OTP. */
export interface OtpRequester {
  /** The OTP that it requested last. */
  readonly challengeId: string | undefined
  /** Network address by which rate limits count. */
  readonly network: string
  /** Device cookie of the browser. */
  readonly device: string | undefined
  /** Messages in the language of the request. */
  readonly messages: ServerMessages
}

/** Result of an OTP request. */
export interface OtpSendResult {
  /** Id of the new OTP, for its browser only; missing if none was sent. */
  readonly id?: string
  /** Seconds until another OTP may be requested. */
  readonly resendAfter: number
}

/** Six typed digits, and the OTP that they are compared with. */
export interface OtpSubmission extends OtpTarget {
  /** The OTP that this browser requested last. */
  readonly challengeId: string | undefined
  readonly otp: string
  /** Device cookie of the browser. */
  readonly device: string | undefined
}

/** Options for sending an OTP. */
interface SendOptions {
  /** Additional writes in the same transaction. */
  readonly along?: (tx: Database) => Promise<void>
  /** Whether to send nothing but behave as usual, so that the reason is not revealed. @default false */
  readonly isSilent?: boolean
}

interface NewCodeOptions extends Pick<OtpRequester, 'messages'> {
  readonly createdAt: Date
  readonly before: string | undefined
  readonly isSilent: boolean
}

// Wrong OTPs are counted separately by purpose, so that failing at one does not lock the others.
const failurePlaces = { email: '', mobile: '', newMobile: '-number', order: '-order' } as const

/** Creates the service for one-time passwords, which are sent, checked and used once. */
export function createOtpService(deps: AppDeps) {
  const { db, transact, clock, ids, secrets, limits } = deps
  const codes = createOtpRepo(db)
  const failures = createRateLimiter(db, deps)
  const hmacOf = (id: string, code: string) =>
    createHmac('sha256', secrets.otpPepper).update(`${id}.${code}`).digest('base64url')
  const devices = createDeviceCookieService(secrets.otpPepper)
  const browserOf = (email: string, device: string | undefined) => devices.read(device, email, clock.now())
  // Failures in a known browser lock no other browser, and failures elsewhere do not lock a known browser.
  const failuresOf = ({ purpose, email, device }: OtpSubmission) => {
    const key = `otp-wrong${failurePlaces[purpose]}`
    const browser = browserOf(email, device)
    return browser === undefined
      ? { key: `${key}:${email}`, limit: limits.otpFailures }
      : { key: `${key}-browser:${browser}`, limit: limits.otpFailuresPerBrowser }
  }

  const make = async (
    tx: Database,
    aim: OtpTarget,
    { createdAt, before, isSilent, messages }: NewCodeOptions,
  ): Promise<string> => {
    const id = ids.uuid()
    const code = ids.otp()
    const expiresAt = new Date(clock.now().getTime() + limits.otpLifeMs)
    await createOtpRepo(tx).keep({ ...aim, id, codeHmac: hmacOf(id, code), createdAt, expiresAt }, before)
    if (!isSilent) await enqueueOtpMessage(tx, deps, aim, { code, usefulUntil: expiresAt, messages })
    return id
  }

  return {
    /** Counts an OTP that will not be sent, so that a futile request uses up the same limits. */
    countInVain: (
      aim: OtpTarget,
      { network, device }: Pick<OtpRequester, 'network' | 'device'>,
    ): Promise<void> =>
      otpErrors.tooManyInstead(() =>
        enforceOtpLimits(failures, aim, { network, browser: browserOf(aim.email, device) }, limits),
      ),

    /** Sends an OTP; during the cool-down, the last one stays in use. */
    send: (
      aim: OtpTarget,
      { challengeId, network, device, messages }: OtpRequester,
      { along, isSilent = false }: SendOptions = {},
    ): Promise<OtpSendResult> =>
      transact(async (tx) => {
        const now = clock.now()
        await acquireLoginLock(tx, aim.email)
        const since = new Date(now.getTime() - hour)
        const sent = await createOtpRepo(tx).sentSince(aim.email, since)
        const row = findOtpChain(sent, challengeId, now)
        const next = decideOtpResend(row, aim.mobile, now, limits)
        switch (next.kind) {
          case 'wait':
            // The OTP that was already sent is valid for this request too.
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
            const id = await make(tx, aim, { createdAt, before: row[0]?.id, isSilent, messages })
            return { id, resendAfter: Math.ceil(next.nextAfterMs / 1000) }
          }
        }
      }),

    /** Rejects an OTP that is wrong or not this browser's, and counts the attempt. */
    async check(typed: OtpSubmission): Promise<void> {
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

    /** Consumes a checked OTP in the transaction of its use; rejects a second use. */
    async consume(tx: Database, typed: OtpSubmission): Promise<void> {
      const { challengeId: id } = typed
      const isMine = id !== undefined && (await createOtpRepo(tx).consume(id, typed, clock.now()))
      if (!isMine) throw otpErrors.expired()
      await createRateLimiter(tx, deps).forget(failuresOf(typed).key)
    },
  }
}

/** Service for one-time passwords, which are sent, checked and used once. */
export type OtpService = ReturnType<typeof createOtpService>

// Returns a creation time that no earlier OTP of the address has, because `findOtpChain` links OTPs by their creation
// times.
const momentAfter = (sent: readonly { readonly createdAt: Date }[], now: Date) =>
  new Date(Math.max(now.getTime(), ...sent.map(({ createdAt }) => createdAt.getTime() + 1)))

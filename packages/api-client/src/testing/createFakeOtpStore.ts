import { createOtp } from './createOtp.ts'
import type { FakeCallResult, FakeHttpError } from './fakeHttpErrors.ts'
import { fakeLoginErrors } from './fakeLoginErrors.ts'

/** A one-time password of the fake shop. */
export interface FakeOtp {
  readonly email: string
  /** Purpose of the OTP: a login by e-mail or mobile, or a new mobile number. */
  readonly purpose: 'email' | 'mobile' | 'newMobile'
  /** Destination of the OTP: the address, or the number with its country code and plus. */
  readonly to: string
  readonly otp: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** The OTP that this one replaced. */
  readonly previous: FakeOtp | undefined
}

/** State of an OTP. */
interface Fate {
  tries: number
  isUsed: boolean
  isReplaced: boolean
}

/** One-time passwords of the fake shop. */
export interface FakeOtpStore {
  /**
   * Sends an OTP that replaces the browser's last one; no new one is sent before the wait is over. A browser that had a
   * session of the account has a separate limit.
   */
  readonly send: (
    wanted: Pick<FakeOtp, 'email' | 'purpose' | 'to'>,
    last: FakeOtp | undefined,
    browser?: string,
  ) => FakeCallResult<{ readonly code: FakeOtp; readonly resendAfter: number }>
  /** Counts a request whose OTP will not be sent; returns the error if the request is over the limit. */
  readonly countUnsent: (email: string, browser?: string) => FakeHttpError | undefined
  /** Counts an attempt; returns the error if the OTP is rejected. */
  readonly verify: (
    guess: Pick<FakeOtp, 'email' | 'purpose' | 'otp'> & { readonly to?: string },
    asked: FakeOtp | undefined,
  ) => FakeHttpError | undefined
  readonly use: (code: FakeOtp | undefined) => void
  /**
   * Returns the newest OTP sent to an e-mail address, or to a number with its country code and plus; empty if none
   * was sent.
   */
  readonly newest: (to: string) => string
}

const life = 10 * 60_000
const hour = 60 * 60_000
const perHour = 5
const perHourOfBrowser = 10
const mostTries = 5

/** Creates the fake shop's one-time passwords. */
export function createFakeOtpStore(now: () => number): FakeOtpStore {
  const sent = new Map<FakeOtp, Fate>()
  const uses = new Map<string, { readonly end: number; readonly used: number }>()
  const row = (code: FakeOtp | undefined): readonly FakeOtp[] => (code ? [code, ...row(code.previous)] : [])
  const waitOf = (code: FakeOtp) => Math.min(30_000 * 2 ** (row(code).length - 1), life)
  const isOver = (code: FakeOtp) => now() >= code.sentAt + life || sent.get(code)?.isUsed === true

  const windowOf = (key: string) => {
    const counted = uses.get(key)
    return counted && now() < counted.end ? counted : { end: now() + hour, used: 0 }
  }
  /** Counts one use of each key, or of none if any key is over the limit. */
  const isOverLimit = (keys: readonly string[], limit: number): boolean => {
    if (keys.some((key) => windowOf(key).used >= limit)) return true
    for (const key of keys) uses.set(key, { ...windowOf(key), used: windowOf(key).used + 1 })
    return false
  }
  const isOverLogins = (email: string, browser: string | undefined): boolean =>
    browser === undefined
      ? isOverLimit([`login:${email}`], perHour)
      : isOverLimit([`browser:${browser}:${email}`], perHourOfBrowser)
  const isTooMany = (
    { email, purpose, to }: Pick<FakeOtp, 'email' | 'purpose' | 'to'>,
    browser: string | undefined,
  ): boolean =>
    purpose === 'newMobile'
      ? isOverLimit([`account:${email}`, `number:${to}`], perHour)
      : isOverLogins(email, browser)

  return {
    countUnsent: (email, browser) => (isOverLogins(email, browser) ? fakeLoginErrors.tooMany : undefined),

    send: ({ email, purpose, to }, last, browser) => {
      const previous = last?.email === email && !isOver(last) ? last : undefined
      const waitMs = previous ? previous.sentAt + waitOf(previous) - now() : 0
      if (previous?.to === to && waitMs > 0) {
        return { value: { code: previous, resendAfter: Math.ceil(waitMs / 1000) } }
      }
      // The first switch to the other channel has no wait; switching back and forth does.
      if (waitMs > 0 && row(previous).some((code) => code.to === to)) return { refused: fakeLoginErrors.wait }
      if (isTooMany({ email, purpose, to }, browser)) return { refused: fakeLoginErrors.tooMany }
      const fate = previous && sent.get(previous)
      if (fate) fate.isReplaced = true
      const otp = createOtp((sent.size + 1) * 73_939)
      const code = { email, purpose, to, otp, sentAt: now(), previous }
      sent.set(code, { tries: 0, isUsed: false, isReplaced: false })
      return { value: { code, resendAfter: waitOf(code) / 1000 } }
    },

    verify: ({ email, purpose, otp, to }, asked) => {
      const fate = asked && sent.get(asked)
      const isMeant =
        asked?.email === email && asked.purpose === purpose && (to === undefined || asked.to === to)
      if (!fate || !isMeant || fate.isReplaced || isOver(asked)) return fakeLoginErrors.expired
      if (fate.tries >= mostTries) return fakeLoginErrors.locked
      fate.tries += 1
      return otp === asked.otp ? undefined : fakeLoginErrors.wrong
    },

    use: (code) => {
      const fate = code && sent.get(code)
      if (fate) fate.isUsed = true
    },

    newest: (to) => [...sent.keys()].findLast((code) => code.to === to)?.otp ?? '',
  }
}

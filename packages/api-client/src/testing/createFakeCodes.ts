import { loginRefusals } from './loginRefusals.ts'
import type { FakeAnswer, Refusal } from './refusals.ts'

/** A one-time password of the fake shop. */
export interface FakeCode {
  readonly email: string
  /** What it opens: a login by one of two ways, or the proof of a new mobile number. */
  readonly purpose: 'email' | 'mobile' | 'newMobile'
  /** Where it went: the address, or the number with its country code and plus. */
  readonly to: string
  readonly otp: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** The code whose place it took. */
  readonly before: FakeCode | undefined
}

/** What became of a code. */
interface Fate {
  tries: number
  isUsed: boolean
  isReplaced: boolean
}

/** One-time passwords of the fake shop. */
export interface FakeCodes {
  /**
   * Sends a code in the place of the browser's last one; within its wait there is no new one. A browser that held a
   * session of the account is named, and has a limit of its own.
   */
  readonly send: (
    wanted: Pick<FakeCode, 'email' | 'purpose' | 'to'>,
    last: FakeCode | undefined,
    browser?: string,
  ) => FakeAnswer<{ readonly code: FakeCode; readonly resendAfter: number }>
  /** Counts a code that will not be sent; the reason it may not even be asked for. */
  readonly countInVain: (email: string, browser?: string) => Refusal | undefined
  /** Counts a guess; the reason it is refused, if it is. */
  readonly refuse: (
    guess: Pick<FakeCode, 'email' | 'purpose' | 'otp'> & { readonly to?: string },
    asked: FakeCode | undefined,
  ) => Refusal | undefined
  readonly use: (code: FakeCode | undefined) => void
  /** The newest code that went to an e-mail address, or to a number with its country code and plus; empty where none did. */
  readonly newest: (to: string) => string
}

const life = 10 * 60_000
const hour = 60 * 60_000
const perHour = 5
const perHourOfBrowser = 10
const mostTries = 5

/** Makes the fake shop's one-time passwords. */
export function createFakeCodes(now: () => number): FakeCodes {
  const sent = new Map<FakeCode, Fate>()
  const uses = new Map<string, { readonly end: number; readonly used: number }>()
  const row = (code: FakeCode | undefined): readonly FakeCode[] => (code ? [code, ...row(code.before)] : [])
  const waitOf = (code: FakeCode) => Math.min(30_000 * 2 ** (row(code).length - 1), life)
  const isOver = (code: FakeCode) => now() >= code.sentAt + life || sent.get(code)?.isUsed === true

  const windowOf = (key: string) => {
    const counted = uses.get(key)
    return counted && now() < counted.end ? counted : { end: now() + hour, used: 0 }
  }
  /** Counts a use of each, or of none where one had too many. */
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
    { email, purpose, to }: Pick<FakeCode, 'email' | 'purpose' | 'to'>,
    browser: string | undefined,
  ): boolean =>
    purpose === 'newMobile'
      ? isOverLimit([`account:${email}`, `number:${to}`], perHour)
      : isOverLogins(email, browser)

  return {
    countInVain: (email, browser) => (isOverLogins(email, browser) ? loginRefusals.tooMany : undefined),

    send: ({ email, purpose, to }, last, browser) => {
      const before = last?.email === email && !isOver(last) ? last : undefined
      const waitMs = before ? before.sentAt + waitOf(before) - now() : 0
      if (before?.to === to && waitMs > 0) {
        return { value: { code: before, resendAfter: Math.ceil(waitMs / 1000) } }
      }
      // Another way is open at once, but not to and fro.
      if (waitMs > 0 && row(before).some((code) => code.to === to)) return { refused: loginRefusals.wait }
      if (isTooMany({ email, purpose, to }, browser)) return { refused: loginRefusals.tooMany }
      const fate = before && sent.get(before)
      if (fate) fate.isReplaced = true
      const otp = String(((sent.size + 1) * 73_939) % 1_000_000).padStart(6, '0')
      const code = { email, purpose, to, otp, sentAt: now(), before }
      sent.set(code, { tries: 0, isUsed: false, isReplaced: false })
      return { value: { code, resendAfter: waitOf(code) / 1000 } }
    },

    refuse: ({ email, purpose, otp, to }, asked) => {
      const fate = asked && sent.get(asked)
      const isMeant =
        asked?.email === email && asked.purpose === purpose && (to === undefined || asked.to === to)
      if (!fate || !isMeant || fate.isReplaced || isOver(asked)) return loginRefusals.expired
      if (fate.tries >= mostTries) return loginRefusals.locked
      fate.tries += 1
      return otp === asked.otp ? undefined : loginRefusals.wrong
    },

    use: (code) => {
      const fate = code && sent.get(code)
      if (fate) fate.isUsed = true
    },

    newest: (to) => [...sent.keys()].findLast((code) => code.to === to)?.otp ?? '',
  }
}

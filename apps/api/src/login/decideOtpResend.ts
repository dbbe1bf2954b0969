import type { SentOtp } from './findOtpChain.ts'

/** Decision on a request for another OTP. */
export type OtpResendDecision =
  /** The OTP is sent; the next one may be requested after this many milliseconds. */
  | { readonly kind: 'send'; readonly nextAfterMs: number }
  /** The last OTP may still arrive. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** The valid OTP was sent through another channel, and this channel was used a moment ago. */
  | { readonly kind: 'refuse' }

interface CodeTimes {
  /** Cool-down after the first OTP; it doubles with each further one. */
  readonly otpResendMs: number
  /** Longest cool-down, which is the lifetime of an OTP. */
  readonly otpLifeMs: number
}

/**
 * Decides whether another OTP is sent to a number, or by mail if it is null: 30 s after the first, 60 s after the
 * second, and so on. The other channel is available immediately, because the earlier address or number may be wrong.
 */
export function decideOtpResend(
  row: readonly SentOtp[],
  mobile: string | null,
  now: Date,
  { otpResendMs, otpLifeMs }: CodeTimes,
): OtpResendDecision {
  const waitAfter = (sent: number) => Math.min(otpResendMs * 2 ** (sent - 1), otpLifeMs)
  const send = { kind: 'send', nextAfterMs: waitAfter(row.length + 1) } as const
  const [live] = row
  if (!live) return send
  const ms = live.createdAt.getTime() + waitAfter(row.length) - now.getTime()
  // Simultaneous OTPs are a few ms apart. An OTP further in the future was created before the clock was set back.
  const isAhead = live.createdAt.getTime() > now.getTime() + 1000
  if (ms <= 0 || isAhead || row.every((code) => code.mobile !== mobile)) return send
  // The previous OTP may still arrive, and another one would only invalidate it.
  return live.mobile === mobile ? { kind: 'wait', ms } : { kind: 'refuse' }
}

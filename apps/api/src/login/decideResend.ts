import type { SentCode } from './findCodeChain.ts'

/** What becomes of the wish for another code. */
export type ResendDecision =
  /** It is sent; the one after it may be asked for after so many milliseconds. */
  | { readonly kind: 'send'; readonly nextAfterMs: number }
  /** The one that was sent is on its way still. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** The live one went another way, and this way was had a moment ago. */
  | { readonly kind: 'refuse' }

interface CodeTimes {
  /** Wait after the first code; it doubles with each further one. */
  readonly otpResendMs: number
  /** Longest wait: after this the code itself is over. */
  readonly otpLifeMs: number
}

/**
 * Whether one more code goes to a number, or with null by mail: 30 s after the first, 60 s after the second, and so on.
 * A way that was not tried yet is open at once, for the mail or the number before may be wrong.
 */
export function decideResend(
  row: readonly SentCode[],
  mobile: string | null,
  now: Date,
  { otpResendMs, otpLifeMs }: CodeTimes,
): ResendDecision {
  const waitAfter = (sent: number) => Math.min(otpResendMs * 2 ** (sent - 1), otpLifeMs)
  const send = { kind: 'send', nextAfterMs: waitAfter(row.length + 1) } as const
  const [live] = row
  if (!live) return send
  const ms = live.createdAt.getTime() + waitAfter(row.length) - now.getTime()
  // Codes of one moment are a few ms apart; one from further ahead was made before the clock went back.
  const isAhead = live.createdAt.getTime() > now.getTime() + 1000
  if (ms <= 0 || isAhead || row.every((code) => code.mobile !== mobile)) return send
  // The code of a moment ago is on its way: another would only kill it.
  return live.mobile === mobile ? { kind: 'wait', ms } : { kind: 'refuse' }
}

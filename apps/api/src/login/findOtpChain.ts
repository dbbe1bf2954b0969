/** A sent OTP with the fields that the decision about the next one needs. */
export interface SentOtp {
  readonly id: string
  /** Destination number; null if sent by mail. */
  readonly mobile: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly replacedAt: Date | null
}

/**
 * Finds the consecutive OTPs of one browser, newest first: each was created when its predecessor was replaced. After a
 * lost response, the browser may know only an older OTP. A chain ends with a used or expired OTP.
 */
export function findOtpChain<Code extends SentOtp>(
  codes: readonly Code[],
  id: string | undefined,
  now: Date,
): readonly Code[] {
  const made = (instant: Date | null) =>
    codes.find(({ createdAt }) => instant !== null && createdAt.getTime() === instant.getTime())
  const climb = (code: Code): Code => {
    const next = made(code.replacedAt)
    return next && next.createdAt > code.createdAt ? climb(next) : code
  }
  const before = ({ createdAt }: Code) =>
    codes.find((code) => code.replacedAt?.getTime() === createdAt.getTime() && code.createdAt < createdAt)
  const descend = (code: Code | undefined): readonly Code[] => (code ? [code, ...descend(before(code))] : [])

  const requested = codes.find((code) => code.id === id)
  const newest = requested && climb(requested)
  return newest && newest.usedAt === null && newest.expiresAt > now ? descend(newest) : []
}

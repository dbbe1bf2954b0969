/** A code that was sent, as far as the next one depends on it. */
export interface SentCode {
  readonly id: string
  /** Number it went to; null where it went by mail. */
  readonly mobile: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly replacedAt: Date | null
}

/**
 * The codes one browser was sent in a row, the newest first: each was made at the moment the one before it was
 * replaced. The browser may know only of an older one, when an answer was lost. A row ends with a code that was used or
 * grew old.
 */
export function findCodeChain<Code extends SentCode>(
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

  const asked = codes.find((code) => code.id === id)
  const newest = asked && climb(asked)
  return newest && newest.usedAt === null && newest.expiresAt > now ? descend(newest) : []
}

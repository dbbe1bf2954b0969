/**
 * Returns when a gateway's session should end, in seconds since 1970: with the order's deadline, or later by the
 * gateway's shortest life if it rejects that as too soon. The same for each call before the deadline, since repeated
 * requests must be equal. Undefined: the gateway's own default. A payment after the deadline is refunded.
 */
export function endOfSession(payBy: Date, now: Date, shortestMs: number): number | undefined {
  const end = [payBy.getTime(), payBy.getTime() + shortestMs].find((at) => at - now.getTime() > shortestMs)
  return end === undefined ? undefined : Math.floor(end / 1000)
}

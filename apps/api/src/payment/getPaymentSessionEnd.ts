/**
 * Returns when a gateway's session should end, in seconds since 1970: at the order's deadline, or later if the gateway
 * requires a longer session. The result is the same for each call before the deadline, because repeated requests must
 * be equal. Undefined means the gateway's default. A payment after the deadline is refunded.
 */
export function getPaymentSessionEnd(payBy: Date, now: Date, shortestMs: number): number | undefined {
  const end = [payBy.getTime(), payBy.getTime() + shortestMs].find((at) => at - now.getTime() > shortestMs)
  return end === undefined ? undefined : Math.floor(end / 1000)
}

import { type ExpiryDeps, expireUnpaid } from './expireUnpaid.ts'

const minute = 60 * 1000

/** Expires unpaid orders now and every minute; the returned function stops it once the current round is over. */
export function expireEveryMinute(deps: ExpiryDeps): () => Promise<void> {
  let round: Promise<unknown> | undefined
  const work = () => {
    // A round that takes longer than a minute does not overlap with another.
    round ??= expireUnpaid(deps)
      .catch((cause: unknown) => deps.log.warn('orders: none could expire', cause))
      .finally(() => {
        round = undefined
      })
  }
  work()
  const timer = setInterval(work, minute)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

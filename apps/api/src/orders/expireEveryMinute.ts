import { runEvery } from '../jobs/runEvery.ts'
import { type ExpiryDeps, expireUnpaid } from './expireUnpaid.ts'

/** Expires unpaid orders now and every minute; the returned function stops it after the current round. */
export const expireEveryMinute = (deps: ExpiryDeps): (() => Promise<void>) =>
  runEvery({
    everyMs: 60_000,
    work: () => expireUnpaid(deps),
    onError: (cause) => deps.log.warn('orders: none could expire', cause),
  })

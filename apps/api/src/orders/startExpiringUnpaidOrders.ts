import { runAtInterval } from '../jobs/runAtInterval.ts'
import { type ExpiryDeps, expireUnpaidOrders } from './expireUnpaidOrders.ts'

/** Expires unpaid orders now and every minute; the returned function stops it after the current round. */
export const startExpiringUnpaidOrders = (deps: ExpiryDeps): (() => Promise<void>) =>
  runAtInterval({
    everyMs: 60_000,
    work: () => expireUnpaidOrders(deps),
    onError: (cause) => deps.log.warn('orders: none could expire', cause),
  })

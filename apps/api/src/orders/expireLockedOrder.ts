import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { cancelLockedOrder } from './cancelLockedOrder.ts'
import { createOrderRepo, type OrderWithLines } from './createOrderRepo.ts'

/** Cancels a locked order that was not paid in time, in its transaction. */
export async function expireLockedOrder(
  tx: Database,
  deps: Pick<AppDeps, 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin'>,
  { order, lines }: OrderWithLines,
  at: Date,
): Promise<void> {
  await createOrderRepo(tx).setPayment(order.id, 'expired', null)
  await cancelLockedOrder(tx, deps, { order: { ...order, payment: 'expired' }, lines }, at)
}

import type { Database } from '../db/Database.ts'
import type { RateLimits } from '../RateLimits.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { orderErrors } from './orderErrors.ts'

/** Rejects another unpaid order of an account or a network, in the transaction that inserts it. */
export async function assertUnpaidOrderLimit(
  tx: Database,
  order: { readonly userId: number; readonly network: string },
  limits: Pick<RateLimits, 'unpaidPerAccount' | 'unpaidPerNetwork'>,
): Promise<void> {
  const unpaid = await createOrderRepo(tx).countUnpaid(order)
  if (unpaid.account > limits.unpaidPerAccount) throw orderErrors.unpaid('account')
  if (unpaid.network > limits.unpaidPerNetwork) throw orderErrors.unpaid('network')
}

import type { AppDeps } from '../AppDeps.ts'
import { canCancel } from './canCancel.ts'
import { cancelLockedOrder } from './cancelLockedOrder.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { orderErrors } from './orderErrors.ts'

/**
 * Creates the service that cancels orders, each in one transaction on the locked order, so that an order is cancelled
 * only once.
 */
export const createCancellationService = (deps: AppDeps) => ({
  cancel: (userId: number, id: string): Promise<void> =>
    deps.transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderErrors.gone()
      const now = deps.clock.now()
      const cancellation = canCancel(found, now)
      if (!cancellation.isPossible) throw orderErrors.standing(cancellation.why)
      await cancelLockedOrder(tx, deps, found, now)
    }),
})

/** Service that cancels orders. */
export type CancellationService = ReturnType<typeof createCancellationService>

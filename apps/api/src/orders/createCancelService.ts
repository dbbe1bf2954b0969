import type { AppDeps } from '../AppDeps.ts'
import { canCancel } from './canCancel.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { orderFaults } from './orderFaults.ts'
import { undoOrder } from './undoOrder.ts'

/** Cancels orders, each in one transaction on the locked order, so that it happens once. */
export const createCancelService = (deps: AppDeps) => ({
  cancel: (userId: number, id: string): Promise<void> =>
    deps.transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderFaults.gone()
      const now = deps.clock.now()
      const cancellation = canCancel(found, now)
      if (!cancellation.isPossible) throw orderFaults.standing(cancellation.why)
      await undoOrder(tx, deps, found, now)
    }),
})

/** Cancels orders. */
export type CancelService = ReturnType<typeof createCancelService>

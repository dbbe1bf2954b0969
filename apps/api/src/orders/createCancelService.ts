import type { AppDeps } from '../AppDeps.ts'
import { createCatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Database } from '../db/Database.ts'
import { createSlotRepo } from '../delivery/createSlotRepo.ts'
import { createPointRepo } from '../points/createPointRepo.ts'
import { canCancel } from './canCancel.ts'
import { createOrderRepo, type FoundOrder, type Pieces } from './createOrderRepo.ts'
import { itemsOf, piecesOf, takenPieces } from './orderedItems.ts'
import { orderFaults } from './orderFaults.ts'
import { tellStep } from './tellStep.ts'

/** Cancels orders: status, stock, points and the mail are one transaction on the locked order, so that it happens once. */
export const createCancelService = (deps: AppDeps) => ({
  cancel: (userId: number, id: string): Promise<void> =>
    deps.transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderFaults.gone()
      const now = deps.clock.now()
      const cancellation = canCancel(found, now)
      if (!cancellation.isPossible) throw orderFaults.standing(cancellation.why)
      await orders.step(id, 'cancelled', now)
      await createSlotRepo(tx).release(id)
      await createPointRepo(tx).undo(id, now)
      await tellStep(tx, deps, found.order, { kind: 'cancelled', at: now })
      // After the slots, as an order takes them: the two never wait for each other in a circle.
      for (const pieces of piecesOf(await stockOf(tx, found))) await orders.giveStock(pieces)
    }),
})

/** Cancels orders. */
export type CancelService = ReturnType<typeof createCancelService>

// Of an order from before its cart was kept a combo is one line: its gifts go back by what it is made of today.
async function stockOf(tx: Database, found: FoundOrder): Promise<readonly Pieces[]> {
  if (found.order.contents !== null) return takenPieces(found.order.contents)
  const catalogue = createCatalogueRepo(tx)
  const pieces = await Promise.all(
    itemsOf(found).map(async ({ nid, quantity }) => {
      const parts = (await catalogue.findById(nid))?.facts?.combo?.lines ?? [{ nid, quantity: 1 }]
      return parts.map((part) => ({ nid: part.nid, quantity: part.quantity * quantity }))
    }),
  )
  return pieces.flat()
}

import type { AppDeps } from '../AppDeps.ts'
import { createCatalogueRepo } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import { createSlotRepo } from '../delivery/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { createPaymentRepo } from '../payment/index.ts'
import { createPointRepo } from '../points/index.ts'
import { createOrderRepo, type OrderWithLines, type StockQuantity } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'
import { getOrderedItems, listRequiredStock, sumQuantities } from './orderedItems.ts'

/**
 * Cancels a locked order in its transaction, and returns its slots, points, stock and online payments. A first-order
 * coupon becomes available again, because cancelled orders do not count.
 */
export async function cancelLockedOrder(
  tx: Database,
  deps: Pick<AppDeps, 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin'>,
  found: OrderWithLines,
  at: Date,
): Promise<void> {
  const orders = createOrderRepo(tx)
  const { id } = found.order
  await orders.step(id, 'cancelled', at)
  await createSlotRepo(tx).release(id)
  await createPointRepo(tx).undo(id, at)
  await createPaymentRepo(tx).refundOrder(id, 'cancelled', at)
  await issueCreditNote(tx, id, at)
  await notifyStatusChange(tx, deps, found, { kind: 'cancelled', at })
  // The stock is changed after the slots, as when an order is placed, so that a cancellation and a new order never
  // deadlock.
  for (const pieces of sumQuantities(await stockOf(tx, found))) await orders.giveStock(pieces)
}

// In an order from before carts were stored, a combo is one line, so its gifts are returned by the current contents of
// the combo.
async function stockOf(tx: Database, found: OrderWithLines): Promise<readonly StockQuantity[]> {
  if (found.order.contents !== null) return listRequiredStock(found.order.contents)
  const catalogue = createCatalogueRepo(tx)
  const pieces = await Promise.all(
    getOrderedItems(found).map(async ({ nid, quantity }) => {
      const parts = (await catalogue.findById(nid))?.facts?.combo?.lines ?? [{ nid, quantity: 1 }]
      return parts.map((part) => ({ nid: part.nid, quantity: part.quantity * quantity }))
    }),
  )
  return pieces.flat()
}

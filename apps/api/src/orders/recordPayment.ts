import type { PaymentState } from '@store/api-client/contract/orders'
import type { Database } from '../db/Database.ts'
import { createOrderRepo, type OrderWithLines } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'

/** Records the payment of a locked order in its transaction; a placed order is confirmed, with its message and mail. */
export async function recordPayment(
  tx: Database,
  deps: Parameters<typeof notifyStatusChange>[1],
  { order, lines }: OrderWithLines,
  paid: { readonly payment: PaymentState; readonly payMethod: string | null; readonly at: Date },
): Promise<void> {
  const { payment, payMethod, at } = paid
  const orders = createOrderRepo(tx)
  await orders.setPayment(order.id, payment, payMethod)
  if (order.status !== 'placed') return
  await orders.step(order.id, 'confirmed', at)
  const found = { order: { ...order, payment, payMethod }, lines }
  await notifyStatusChange(tx, deps, found, { kind: 'confirmed', at })
}

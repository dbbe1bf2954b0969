import { createCartRepo } from '../cart/index.ts'
import type { Database } from '../db/Database.ts'
import { createSlotRepo } from '../delivery/index.ts'
import type { RequestSession } from '../http/RequestContext.ts'

/**
 * Removes the chosen delivery slot from each gift in the cart if the slot is full in the receiver's city, so that the
 * shopper can still order the gift for any hour of the day.
 */
export async function unsetFullSlots(
  tx: Database,
  session: RequestSession,
  { newId, cityId }: { readonly newId: string; readonly cityId: string },
): Promise<void> {
  const carts = createCartRepo(tx)
  const { id } = await carts.lock(session, newId)
  const slots = createSlotRepo(tx)
  const all = await slots.all()
  for (const { id: lineId, delivery } of await carts.lines(id)) {
    if (!delivery?.slot) continue
    const taken = (await slots.taken({ day: delivery.date, cityId })).get(delivery.slot.id) ?? 0
    const slot = all.find((one) => one.id === delivery.slot?.id)
    if (slot && (slot.capacity === null || taken < slot.capacity)) continue
    await carts.setDelivery(lineId, { ...delivery, slot: null })
  }
  await carts.bump(id)
}

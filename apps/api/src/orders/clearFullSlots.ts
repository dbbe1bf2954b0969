import { createCartRepo } from '../cart/createCartRepo.ts'
import type { Database } from '../db/Database.ts'
import { createSlotRepo } from '../delivery/createSlotRepo.ts'
import type { RequestSession } from '../http/RequestContext.ts'

/**
 * Lets the gifts of a cart whose hours are full at the receiver's city come at any hour of their day, so that who was
 * refused the hours can still order the gifts.
 */
export async function clearFullSlots(
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

import { parseCalendarDate } from '@store/api-client/contract/date'
import { getDeliverySlotType } from '@store/api-client/contract/rules/deliveryDays'
import { createCartRepo, getLineDeliveryProfile } from '../cart/index.ts'
import type { Database } from '../db/Database.ts'
import {
  createSlotRepo,
  findAvailableDates,
  isSlotClosed,
  type ServiceableLocation,
} from '../delivery/index.ts'
import type { RequestSession } from '../http/RequestContext.ts'

/** The receiver's location and the time of the rejected order, and an id for a new cart. */
interface UnsetFullSlotsOptions {
  readonly newId: string
  readonly to: ServiceableLocation
  readonly now: Date
}

/**
 * Removes the chosen delivery slot from each gift in the cart if the slot is closed, or full in the receiver's city, or
 * if a courier delivers the gift, so that the shopper can still order the gift for any hour of the day.
 */
export async function unsetFullSlots(
  tx: Database,
  session: RequestSession,
  { newId, to, now }: UnsetFullSlotsOptions,
): Promise<void> {
  const carts = createCartRepo(tx)
  const { id } = await carts.lock(session, newId)
  const slots = createSlotRepo(tx)
  const all = await slots.all()
  const lines = await carts.lines(id)
  for (const line of lines) {
    const { delivery } = line
    if (!delivery?.slot) continue
    const taken = (await slots.taken({ day: delivery.date, cityId: to.cityId })).get(delivery.slot.id) ?? 0
    const slot = all.find((one) => one.id === delivery.slot?.id)
    const isFull = !slot || (slot.capacity !== null && taken >= slot.capacity)
    const days = findAvailableDates(getLineDeliveryProfile(line, lines), to, now)
    const by = days && getDeliverySlotType(days, parseCalendarDate(delivery.date))
    if (!isFull && !isSlotClosed(slot, delivery.date, now) && by !== 'courier') continue
    await carts.setDelivery(line.id, { ...delivery, slot: null })
  }
  await carts.bump(id)
}

import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import { getDayUnavailableReason, slotType } from '@store/api-client/contract/rules/deliveryDays'
import type { Database } from '../db/Database.ts'
import type { StoredDelivery, StoredSlot } from '../db/schema/StoredDelivery.ts'
import { createSlotRepo } from '../delivery/createSlotRepo.ts'
import type { FoundPlace } from '../delivery/reach.ts'
import { refuseDay } from '../delivery/refuseDay.ts'
import { slotsOfDay } from '../delivery/slotsOfDay.ts'
import { Refusal } from '../http/Refusal.ts'

/** A day that is wanted for something that goes to a pincode. */
export interface WantedDay {
  /** Where it goes, as the directory knows it; missing where no place was chosen. */
  readonly found: FoundPlace | undefined
  readonly delivery: ChosenDelivery | undefined
}

/**
 * The day as it is kept, with the hours as they are sold now; `undefined` where none was chosen. Refuses a day that is
 * not open, with its reason, and hours that cannot be had. Who brings it is the rule's to say, whatever was asked.
 */
export async function requireDay(
  db: Database,
  clock: Clock,
  { found, delivery }: WantedDay,
): Promise<StoredDelivery | undefined> {
  if (!delivery) return undefined
  if (!found) {
    throw new Refusal(409, 'place_missing', 'Select Delivery Location to continue', 'pincode')
  }
  const { date } = delivery
  if (!found.days) {
    throw new Refusal(
      409,
      'not_deliverable',
      'Oops, We do not deliver this Product to this location',
      'pincode',
    )
  }
  const closed = getDayUnavailableReason(found.days, date)
  if (closed) throw refuseDay(closed, found.days)
  const by = slotType(found.days, date) ?? 'vendor'
  if (delivery.slot === undefined) return { date, by, slot: null }
  if (by === 'courier') throw slotGone()
  const slots = createSlotRepo(db)
  const taken = await slots.taken({ day: date, cityId: found.place.cityId })
  const slot = slotsOfDay(await slots.all(), taken, date, clock.now()).find(({ id }) => id === delivery.slot)
  if (!slot) throw slotGone()
  if (slot.isFull) throw slotFull(slot)
  const { id, title, startHour, endHour, cost } = slot
  return { date, by, slot: { id, title, startHour, endHour, cost } }
}

const slotGone = () =>
  new Refusal(409, 'slot_gone', 'These hours cannot be had any more. Please choose others.', 'slot')

/** Refuses hours that take no more orders, and says what can be done. */
export const slotFull = (
  { startHour, endHour }: Pick<StoredSlot, 'startHour' | 'endHour'>,
  instead = 'Please choose others.',
) =>
  new Refusal(
    409,
    'slot_full',
    `The hours from ${startHour}:00 to ${endHour}:00 are full on that day. ${instead}`,
    'slot',
  )

import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import { getDayUnavailableReason, getDeliverySlotType } from '@store/api-client/contract/rules/deliveryDays'
import type { Database } from '../../db/Database.ts'
import type { StoredDelivery, StoredSlot } from '../../db/schema/StoredDelivery.ts'
import {
  createSlotRepo,
  type DeliveryAvailability,
  filterOrderableSlots,
  unavailableDateError,
} from '../../delivery/index.ts'
import { HttpError } from '../../http/HttpError.ts'

/** A requested delivery date for a pincode. */
export interface DeliveryDayRequest {
  /** Availability at the pincode; missing if no location was chosen. */
  readonly availability: DeliveryAvailability | undefined
  readonly delivery: ChosenDelivery | undefined
}

/**
 * Returns the stored form of a delivery date with its current slot; `undefined` if no date was chosen. Rejects an
 * unavailable date, with the reason, and an unavailable slot. The delivery rules determine the method, whichever method
 * was requested.
 */
export async function requireDeliveryDate(
  db: Database,
  clock: Clock,
  { availability, delivery }: DeliveryDayRequest,
): Promise<StoredDelivery | undefined> {
  if (!delivery) return undefined
  if (!availability) {
    throw new HttpError(409, 'place_missing', ({ errors }) => errors.locationMissing, 'pincode')
  }
  const { date } = delivery
  if (!availability.days) {
    throw new HttpError(409, 'not_deliverable', ({ errors }) => errors.notDeliverable, 'pincode')
  }
  const closed = getDayUnavailableReason(availability.days, date)
  if (closed) throw unavailableDateError(closed, availability.days)
  const by = getDeliverySlotType(availability.days, date) ?? 'vendor'
  if (delivery.slot === undefined) return { date, by, slot: null }
  if (by === 'courier') throw slotGoneError()
  const slots = createSlotRepo(db)
  const taken = await slots.taken({ day: date, cityId: availability.place.cityId })
  const slot = filterOrderableSlots(await slots.all(), taken, date, clock.now()).find(
    ({ id }) => id === delivery.slot,
  )
  if (!slot) throw slotGoneError()
  if (slot.isFull) throw slotFullError(slot)
  const { id, title, startHour, endHour, cost } = slot
  return { date, by, slot: { id, title, startHour, endHour, cost } }
}

/** What a shopper can do if a slot cannot be ordered. */
type SlotErrorAdvice = 'chooseOtherHours' | 'anyTimeInstead'

/** Creates the error for a slot that is no longer offered, which says what the shopper can do. */
export const slotGoneError = (instead: SlotErrorAdvice = 'chooseOtherHours') =>
  new HttpError(
    409,
    'slot_gone',
    ({ errors }) =>
      instead === 'chooseOtherHours' ? errors.slotGone : `${errors.slotNotOffered} ${errors[instead]}`,
    'slot',
  )

/** Creates the error for a full slot, which says what the shopper can do. */
export const slotFullError = (
  { startHour, endHour }: Pick<StoredSlot, 'startHour' | 'endHour'>,
  instead: SlotErrorAdvice = 'chooseOtherHours',
) =>
  new HttpError(
    409,
    'slot_full',
    ({ errors }) => `${errors.slotFull(startHour, endHour)} ${errors[instead]}`,
    'slot',
  )

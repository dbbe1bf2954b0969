import type { AreaAvailability } from '@store/api-client/contract/days'
import { getDayUnavailableReason, getDeliverySlotType } from '@store/api-client/contract/rules/deliveryDays'
import type { DeliveryDayState } from '../DeliveryDayState.ts'

/** The part of the state that depends on the requested day and the available days. */
export type DeliveryDaySelection = Pick<
  DeliveryDayState,
  'requestedDate' | 'chosen' | 'error' | 'unavailableDate'
>

/**
 * Chooses the requested day if it is available. Otherwise it reports the day as unavailable, and the shopper must
 * choose again, because no other day is selected automatically. Without a requested day, the gift is delivered at the
 * earliest date (specification 2, sections 4 and 5).
 */
export function chooseAvailableDay(
  { requestedDate, chosen }: Pick<DeliveryDayState, 'requestedDate' | 'chosen'>,
  area: AreaAvailability,
): DeliveryDaySelection {
  if (!area.isServed)
    return { requestedDate, chosen: undefined, error: 'notDeliverable', unavailableDate: undefined }
  if (requestedDate === undefined)
    return { requestedDate, chosen: undefined, error: undefined, unavailableDate: undefined }
  const by = getDeliverySlotType(area.days, requestedDate)
  if (by === undefined || getDayUnavailableReason(area.days, requestedDate) !== undefined) {
    return { requestedDate: undefined, chosen: undefined, error: 'noDate', unavailableDate: requestedDate }
  }
  // The chosen time slot is kept only with its day and only if a vendor delivers.
  const slot = by === 'vendor' && chosen?.date === requestedDate ? chosen.slot : undefined
  return {
    requestedDate,
    chosen: { date: requestedDate, by, slot },
    error: undefined,
    unavailableDate: undefined,
  }
}

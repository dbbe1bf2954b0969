import type { AreaAvailability } from '@store/api-client/contract/days'
import { getDayUnavailableReason, slotType } from '@store/api-client/contract/rules/deliveryDays'
import type { DayState } from '../DayState.ts'

/** What of the state follows from the wished day once it is known which days are open. */
export type ResolvedDay = Pick<DayState, 'requestedDate' | 'chosen' | 'error' | 'unavailableDate'>

/**
 * Chooses the wished day where it is open, and tells it as lost where it is not: then a day must be chosen anew, for
 * nobody gets another day unasked. Without a wish the gift takes the earliest (specification 2, sections 4 and 5).
 */
export function resolveDay(
  { requestedDate, chosen }: Pick<DayState, 'requestedDate' | 'chosen'>,
  area: AreaAvailability,
): ResolvedDay {
  if (!area.isServed) return { requestedDate, chosen: undefined, error: 'noWay', unavailableDate: undefined }
  if (requestedDate === undefined)
    return { requestedDate, chosen: undefined, error: undefined, unavailableDate: undefined }
  const by = slotType(area.days, requestedDate)
  if (by === undefined || getDayUnavailableReason(area.days, requestedDate) !== undefined) {
    return { requestedDate: undefined, chosen: undefined, error: 'noDate', unavailableDate: requestedDate }
  }
  // The hours that were chosen stay with their day as long as a vendor brings it.
  const slot = by === 'vendor' && chosen?.date === requestedDate ? chosen.slot : undefined
  return {
    requestedDate,
    chosen: { date: requestedDate, by, slot },
    error: undefined,
    unavailableDate: undefined,
  }
}

import type { DeliveryArea } from '@store/api-client/contract/days'
import { slotType, whyClosed } from '@store/api-client/contract/rules/deliveryDays'
import type { DayState } from '../DayState.ts'

/** What of the state follows from the wished day once it is known which days are open. */
export type Settled = Pick<DayState, 'wished' | 'chosen' | 'fault' | 'lost'>

/**
 * Chooses the wished day where it is open, and tells it as lost where it is not: then a day must be chosen anew, for
 * nobody gets another day unasked. Without a wish the gift takes the earliest (specification 2, sections 4 and 5).
 */
export function settleDay(
  { wished, chosen }: Pick<DayState, 'wished' | 'chosen'>,
  area: DeliveryArea,
): Settled {
  if (!area.isServed) return { wished, chosen: undefined, fault: 'noWay', lost: undefined }
  if (wished === undefined) return { wished, chosen: undefined, fault: undefined, lost: undefined }
  const by = slotType(area.days, wished)
  if (by === undefined || whyClosed(area.days, wished) !== undefined) {
    return { wished: undefined, chosen: undefined, fault: 'noDate', lost: wished }
  }
  // The hours that were chosen stay with their day as long as a vendor brings it.
  const slot = by === 'vendor' && chosen?.date === wished ? chosen.slot : undefined
  return { wished, chosen: { date: wished, by, slot }, fault: undefined, lost: undefined }
}

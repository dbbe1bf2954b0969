import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { addDays, type CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { getDayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { DeliveryDayState } from '../../../store/DeliveryDayState.ts'

/**
 * Returns the first two days at the chosen location: available days if they are loaded, else days computed from the
 * check.
 */
export function getFirstDeliveryDays(
  day: DeliveryDayState | undefined,
  check: DeliverabilityCheckState,
): readonly CalendarDate[] {
  if (day?.area.kind === 'known' && day.area.value.isServed) {
    const { days } = day.area.value
    const open: CalendarDate[] = []
    for (let date = days.first; date <= days.last && open.length < 2; date = addDays(date, 1)) {
      if (getDayUnavailableReason(days, date) === undefined) open.push(date)
    }
    return open
  }
  return check.kind === 'deliverable' ? [check.earliest, addDays(check.earliest, 1)] : []
}

import { parseCalendarDate } from '@store/api-client/contract/date'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import type { NewOrderLine } from './createOrderRepo.ts'

/** What of an order arrives when, a line each. */
export const tellArrivals = (
  lines: readonly Pick<NewOrderLine, 'title' | 'quantity' | 'deliveryDate' | 'slot'>[],
): readonly string[] =>
  lines.map(({ title, quantity, deliveryDate, slot }) => {
    const hours = slot ? `, ${slot.startHour}:00 to ${slot.endHour}:00` : ''
    return `${quantity} x ${title}: ${formatDay(parseCalendarDate(deliveryDate))}${hours}`
  })

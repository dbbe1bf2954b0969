import { parseCalendarDate } from '@store/api-client/contract/date'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import type { NewOrderLine } from './createOrderRepo.ts'

/** Formats the delivery date of an order line. */
export function formatArrival({ deliveryDate, slot }: Pick<NewOrderLine, 'deliveryDate' | 'slot'>): string {
  const hours = slot ? `, ${slot.startHour}:00 to ${slot.endHour}:00` : ''
  return `Arrives ${formatDay(parseCalendarDate(deliveryDate))}${hours}`
}

import { parseCalendarDate } from '@store/api-client/contract/date'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/** Formats the delivery date of an order line. */
export const formatArrival = (
  { deliveryDate, slot }: Pick<NewOrderLine, 'deliveryDate' | 'slot'>,
  { store }: ServerMessages,
): string => store.arrives(store.day(parseCalendarDate(deliveryDate)), slot)

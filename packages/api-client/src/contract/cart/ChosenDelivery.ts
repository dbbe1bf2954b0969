import type { CalendarDate } from '../date/index.ts'

/** A chosen delivery date (specification 2, section 4, "Slots"). */
export interface ChosenDelivery {
  readonly date: CalendarDate
  /** The slot type: 1 on the wire for a vendor, 2 for a courier. */
  readonly by: 'vendor' | 'courier'
  /** Name of the slot on that date; the server decides its cost. */
  readonly slot?: string | undefined
}

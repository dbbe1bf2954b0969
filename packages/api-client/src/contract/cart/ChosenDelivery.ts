import type { CalendarDate } from '../date/index.ts'

/** A day of delivery as it was chosen (specification 2, section 4, "Slots"). */
export interface ChosenDelivery {
  readonly date: CalendarDate
  /** The slot type: 1 on the wire for a vendor, 2 for a courier. */
  readonly by: 'vendor' | 'courier'
  /** Name of the slot of that day; the cost is the server's to say. */
  readonly slot?: string | undefined
}

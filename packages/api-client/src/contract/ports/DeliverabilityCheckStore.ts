import type { CalendarDate } from '../date/index.ts'
import type { ReadonlyStore } from './ReadonlyStore.ts'

/** Whether and when the current product can be delivered to the chosen location. */
export type DeliverabilityCheckState =
  /** No location was checked. */
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'checking'
      /** Pincode to check; missing when a city is checked by name. */
      readonly pincode?: string | undefined
    }
  | {
      readonly kind: 'deliverable'
      readonly pincode: string
      readonly city: string
      /** First delivery date. */
      readonly earliest: CalendarDate
    }
  /** Deliverable in the city; the exact location has not been chosen yet. */
  | {
      readonly kind: 'cityDeliverable'
      readonly city: string
      /** First delivery date, if it is known for the whole city. */
      readonly earliest: CalendarDate | undefined
    }
  | {
      readonly kind: 'undeliverable'
      /** Checked pincode; missing when a city was checked by name. */
      readonly pincode?: string | undefined
      /** City of the location; missing when the pincode is unknown. */
      readonly city: string | undefined
    }
  /** The text is not a pincode, or the check failed, so deliverability is unknown. */
  | { readonly kind: 'unknown' }

/** The check, read-only for other features. */
export type DeliverabilityCheckStore = ReadonlyStore<{ readonly check: DeliverabilityCheckState }>

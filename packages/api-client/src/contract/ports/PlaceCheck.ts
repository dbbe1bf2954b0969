import type { CalendarDate } from '../date/index.ts'
import type { ReadonlyStore } from './ReadonlyStore.ts'

/** Whether and when the product at hand is delivered at the chosen place. */
export type PlaceCheckState =
  /** No place was asked about. */
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'checking'
      /** Missing where a city is asked about by name. */
      readonly pincode?: string | undefined
    }
  | {
      readonly kind: 'deliverable'
      readonly pincode: string
      readonly city: string
      /** First day of delivery. */
      readonly earliest: CalendarDate
    }
  /** Delivered somewhere in the city; where exactly is still to be chosen. */
  | {
      readonly kind: 'cityDeliverable'
      readonly city: string
      /** First day of delivery, where it is known for the whole city. */
      readonly earliest: CalendarDate | undefined
    }
  | {
      readonly kind: 'undeliverable'
      /** Missing where a city was asked about by name. */
      readonly pincode?: string | undefined
      /** Missing where no directory knows the pincode. */
      readonly city: string | undefined
    }
  /** What was typed is no pincode, or the check could not be made; nothing is known. */
  | { readonly kind: 'unknown' }

/** The check as other features read it. */
export type PlaceCheck = ReadonlyStore<{ readonly check: PlaceCheckState }>

import type { CalendarDate } from '../date/index.ts'
import type { Readable } from './Readable.ts'

/** Whether and when the product at hand is delivered at the chosen place. */
export type PlaceCheckState =
  /** No place was asked about. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly pincode: string }
  | {
      readonly kind: 'deliverable'
      readonly pincode: string
      readonly city: string
      /** First day of delivery. */
      readonly earliest: CalendarDate
    }
  | {
      readonly kind: 'undeliverable'
      readonly pincode: string
      /** Missing where no directory knows the pincode. */
      readonly city: string | undefined
    }
  /** What was typed is no pincode, or the check could not be made; nothing is known. */
  | { readonly kind: 'unknown' }

/** The check as other features read it. */
export type PlaceCheck = Readable<{ readonly check: PlaceCheckState }>

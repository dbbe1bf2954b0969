import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Paise } from '@store/api-client/contract/money'
import type { ReceiverError } from '@store/api-client/contract/orders'
import type { ReceiverField, ReceiverValues } from './ReceiverValues.ts'

/** What the receiver step knows. */
export interface ReceiverState {
  /** What stands in the fields. */
  readonly values: ReceiverValues
  /** What is wrong, by field, as far as it is shown. */
  readonly fieldErrors: ReceiverFieldErrors
  /** How far the order is. */
  readonly submission: OrderSubmissionState
  /** The country all gifts go to. */
  readonly country: ReceiverCountry
  /** The shopper's saved addresses in that country. */
  readonly saved: SavedAddresses
  /** Which saved address stands in the fields, as it is kept or changed since; missing for a new one. */
  readonly chosen: number | undefined
  /** What the order comes to, as the shopper saw it in the cart. */
  readonly total: Paise
}

/** The saved addresses a gift can go to. */
export type SavedAddresses =
  /** Nobody is logged in, or the host offers none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** They could not be read, and can be asked for again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'list'; readonly items: readonly SavedAddress[] }

/** A country of delivery. */
export interface ReceiverCountry {
  /** ISO numeric code. */
  readonly number: number
  readonly name: string
}

/** Faults by field; empty when nothing is wrong. */
export type ReceiverFieldErrors = Readonly<Partial<Record<ReceiverField, ReceiverFieldError>>>

/** What is wrong with a field: by the rules both sides keep, or by the server's word. */
export type ReceiverFieldError =
  | { readonly kind: 'rule'; readonly fault: ReceiverError }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** The way of the order. */
export type OrderSubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'placing' }
  /** The order stands; the visitor is being led to its confirmation. */
  | { readonly kind: 'placed' }
  | { readonly kind: 'failed'; readonly fault: OrderSubmissionError }

/** Why there is no order, where no field is to blame. */
export type OrderSubmissionError =
  /** The cart is no longer the one the shopper saw. */
  | { readonly kind: 'cartChanged' }
  /** Another tab ordered the cart; where that order can be seen. */
  | { readonly kind: 'orderedElsewhere'; readonly href: string }
  /** The server refused in its own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer, or one that could not be read. */
  | { readonly kind: 'unreachable' }

import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Paise } from '@store/api-client/contract/money'
import type { ReceiverField, ReceiverValues } from './ReceiverValues.ts'
import type { ValidationRuleError } from './toFieldErrors.ts'

/** State of the receiver step. */
export interface ReceiverState {
  /** Values of the fields. */
  readonly values: ReceiverValues
  /** Errors by field, only those that are shown. */
  readonly fieldErrors: ReceiverFieldErrors
  /** Progress of the order submission. */
  readonly submission: OrderSubmissionState
  /** The destination country of all gifts. */
  readonly country: ReceiverCountry
  /** The shopper's saved addresses in that country. */
  readonly saved: SavedAddresses
  /** The saved address in the fields, unchanged or edited; missing for a new one. */
  readonly chosen: number | undefined
  /** The order total that the shopper saw in the cart. */
  readonly total: Paise
}

/** The saved addresses that gifts can be delivered to. */
export type SavedAddresses =
  /** There are no saved addresses: the visitor is a guest, or the host does not offer them. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** The saved addresses could not be loaded; the request can be retried. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'list'; readonly items: readonly SavedAddress[] }

/** A destination country. */
export interface ReceiverCountry {
  /** ISO numeric code. */
  readonly number: number
  readonly name: string
}

/** Errors by field; empty when all fields are valid. */
export type ReceiverFieldErrors = Readonly<Partial<Record<ReceiverField, ReceiverFieldError>>>

/** The error of a field: found by the shared validation rules or returned by the server. */
export type ReceiverFieldError =
  | ValidationRuleError
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** State of the order submission. */
export type OrderSubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'placing' }
  /** The order was placed; the visitor is redirected to its confirmation. */
  | { readonly kind: 'placed' }
  | { readonly kind: 'failed'; readonly fault: OrderSubmissionError }

/** Reason of a failed submission that no field causes. */
export type OrderSubmissionError =
  /** The cart has changed since the shopper saw it. */
  | { readonly kind: 'cartChanged' }
  /** The cart was ordered in another tab; `href` is the URL of that order. */
  | { readonly kind: 'orderedElsewhere'; readonly href: string }
  /** The server rejected the order; `message` is the server's. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No response arrived, or it could not be parsed. */
  | { readonly kind: 'unreachable' }

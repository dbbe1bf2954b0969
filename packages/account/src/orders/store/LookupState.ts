import type { Order } from '@store/api-client/contract/orders'
import type { LookupField, LookupValues } from './LookupValues.ts'

/** State of the order lookup. */
export interface LookupState {
  /** Values of the fields. */
  readonly values: LookupValues
  /** The current step: order number and e-mail, the code, or the found order. */
  readonly step: 'ask' | 'code' | 'found'
  /** Visible errors by field. */
  readonly fieldErrors: Readonly<Partial<Record<LookupField, LookupFieldError>>>
  /** The request in progress. */
  readonly busy: 'send' | 'resend' | 'look' | undefined
  /** Why the last attempt failed, when no field is invalid. */
  readonly error: LookupError | undefined
  /** Time from which another code may be requested, in milliseconds since 1970. */
  readonly availableAt: number
  /** Whether the last code was a resent one. */
  readonly isResent: boolean
  /** The order, once found. */
  readonly order: Order | undefined
}

/** Error of a field. */
export type LookupFieldError = { readonly kind: 'missing' | 'malformed' } | LookupServerError

/** Why an attempt failed. */
export type LookupError = LookupServerError | { readonly kind: 'unreachable' }

/** An error returned by the server. */
export interface LookupServerError {
  readonly kind: 'refused'
  /** Stable error code. */
  readonly code: string
  /** The server's message. */
  readonly message: string
}

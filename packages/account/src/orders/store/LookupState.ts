import type { Order } from '@store/api-client/contract/orders'
import type { LookupField, LookupValues } from './LookupValues.ts'

/** How far the look-up has come. */
export interface LookupState {
  /** What stands in the fields. */
  readonly values: LookupValues
  /** Where it stands: order number and e-mail are asked for, the code is, or the order is shown. */
  readonly step: 'ask' | 'code' | 'found'
  /** What is wrong with fields, as far as it is shown. */
  readonly fieldErrors: Readonly<Partial<Record<LookupField, LookupFieldError>>>
  /** What is under way. */
  readonly busy: 'send' | 'resend' | 'look' | undefined
  /** Why the last try brought nothing, where no field is to blame. */
  readonly error: LookupError | undefined
  /** From when another code may be asked for, in milliseconds since 1970. */
  readonly availableAt: number
  /** Whether the last code was not the first. */
  readonly isResent: boolean
  /** The order, once it was found. */
  readonly order: Order | undefined
}

/** What is wrong with one field. */
export type LookupFieldError = { readonly kind: 'missing' | 'malformed' } | LookupRejection

/** Why nothing came of a try. */
export type LookupError = LookupRejection | { readonly kind: 'unreachable' }

/** What the server refused. */
export interface LookupRejection {
  readonly kind: 'refused'
  /** Stable name of the reason. */
  readonly code: string
  /** The server's own words. */
  readonly message: string
}

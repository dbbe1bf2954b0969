import type { PlaceCheckState } from '@store/api-client/contract/ports'
import type { ApiFailure } from '@store/api-client/contract/problem'

/** What the delivery-location box knows. */
export interface DeliveryLocationState {
  /** Text in the field, as typed. */
  readonly typed: string
  /** What is known of the product at the place. */
  readonly check: PlaceCheckState
  /** Why nothing is known, while `check` is `unknown`. */
  readonly fault: DeliveryLocationFault | undefined
}

/** What stood in the way of a check. */
export type DeliveryLocationFault =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { PurchaseLocationError } from './ProductState.ts'

/** A finished location check. */
export type CompletedDeliverabilityCheck = Exclude<DeliverabilityCheckState, { readonly kind: 'checking' }>

/** Whether a purchase is allowed after a location check. */
export type PurchaseEligibility =
  | { readonly kind: 'go'; readonly pincode: string }
  | { readonly kind: 'stop'; readonly fault: PurchaseLocationError }

/**
 * Returns whether the product may be added to the cart: only if it can be delivered to the location (specification 2,
 * section 5).
 */
export function getPurchaseEligibility(
  check: CompletedDeliverabilityCheck,
  needsCity: boolean,
): PurchaseEligibility {
  switch (check.kind) {
    case 'deliverable':
      return { kind: 'go', pincode: check.pincode }
    case 'undeliverable':
      return { kind: 'stop', fault: 'undeliverable' }
    case 'idle':
    case 'unknown':
      return { kind: 'stop', fault: needsCity ? 'noCity' : 'noPincode' }
    case 'cityDeliverable':
      return { kind: 'stop', fault: 'noPincode' }
  }
}

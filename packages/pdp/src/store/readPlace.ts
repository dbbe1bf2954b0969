import type { PlaceCheckState } from '@store/api-client/contract/ports'
import type { PlaceFault } from './ProductState.ts'

/** A check that is not under way. */
export type EndedCheck = Exclude<PlaceCheckState, { readonly kind: 'checking' }>

/** What a check means for a purchase. */
export type PlaceReading =
  | { readonly kind: 'go'; readonly pincode: string }
  | { readonly kind: 'stop'; readonly fault: PlaceFault }

/** Reads from a check whether the product may go into the cart: only where it is delivered (specification 2, section 5). */
export function readPlace(check: EndedCheck, needsCity: boolean): PlaceReading {
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

import type { CityCheck } from '@store/api-client/contract/delivery'
import type { PlaceCheckState } from '@store/api-client/contract/ports'

/** What is known of the product at a place. */
export interface DeliverabilityResult {
  readonly check: Extract<
    PlaceCheckState,
    { readonly kind: 'deliverable' | 'cityDeliverable' | 'undeliverable' }
  >
  /** What the shop says of it; may be empty. */
  readonly message: string
  readonly alternatives: CityCheck['alternatives'] | undefined
  /** Days from today in India to the first delivery; negative where there is none. */
  readonly offsetDays: number
}

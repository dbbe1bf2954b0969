import type { CityDeliverability } from '@store/api-client/contract/delivery'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'

/** Deliverability of the product at a location. */
export interface DeliverabilityResult {
  readonly check: Extract<
    DeliverabilityCheckState,
    { readonly kind: 'deliverable' | 'cityDeliverable' | 'undeliverable' }
  >
  /** Message from the API; may be empty. */
  readonly message: string
  readonly alternatives: CityDeliverability['alternatives'] | undefined
  /** Days from today in India to the first delivery; negative if there is none. */
  readonly offsetDays: number
}

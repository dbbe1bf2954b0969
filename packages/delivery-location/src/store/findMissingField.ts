import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { MissingField } from './DeliveryLocationState.ts'

/**
 * Returns the field that must be filled before a shopper can continue: the city if the product requires one
 * (specification 2, section 5), then the pincode.
 */
export function findMissingField(
  check: DeliverabilityCheckState,
  delivery: Pick<ProductDelivery, 'takesCity' | 'takesPincode' | 'needsCity'> = takesAll,
): MissingField | undefined {
  switch (check.kind) {
    case 'deliverable':
    case 'checking':
      return undefined
    case 'cityDeliverable':
      return delivery.takesPincode ? 'pincode' : undefined
    case 'undeliverable':
      return delivery.takesCity ? 'city' : 'pincode'
    case 'idle':
    case 'unknown':
      if (!delivery.takesCity) return 'pincode'
      return delivery.needsCity ? 'city' : 'place'
  }
}

const takesAll = { takesCity: true, takesPincode: true, needsCity: false }

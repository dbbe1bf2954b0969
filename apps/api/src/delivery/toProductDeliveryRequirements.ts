import type { DeliveryRequirements } from '@store/api-client/contract/rules/findEarliestDelivery'
import type { ProductDetails } from '../db/schema/ProductDetails.ts'
import type { ProductRow } from '../db/schema/products.ts'

/** How a product is delivered, and to which country. */
export interface ProductDeliveryRequirements extends DeliveryRequirements {
  /** ISO numeric country. */
  readonly country: number
  /** Text of its express delivery, if any. */
  readonly express?: ProductDetails['express']
}

// Most products have no delivery settings.
const hoursOf = (known: ProductDetails['delivery']): Partial<DeliveryRequirements> => {
  const { endHour, preparationHours, deliveredBy, blockedDays } = known ?? {}
  return {
    ...(endHour !== undefined && { endHour }),
    ...(preparationHours !== undefined && { preparationHours }),
    ...(deliveredBy !== undefined && { deliveredBy }),
    ...(blockedDays !== undefined && { blockedDays }),
  }
}

/** Returns how a product is delivered by itself. */
export function toProductDeliveryRequirements(
  product: Omit<ProductRow, 'facts'> & { readonly facts?: ProductDetails | null },
): ProductDeliveryRequirements {
  const { through, isCake, vendorDays, courierDays, country, facts } = product
  return {
    ...{ through, isCake, vendorDays, courierDays, country },
    cities: facts?.delivery?.cities,
    ...hoursOf(facts?.delivery),
    express: facts?.express,
  }
}

import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import type { ProductId } from '@store/api-client/contract/delivery'
import type { DeliveryLocationPorts } from './DeliveryLocationPorts.ts'

/** Options of `createDeliveryLocationStore`. */
export interface DeliveryLocationStoreOptions {
  /** The product to check. @default none: the box only chooses a location */
  readonly productId?: ProductId | undefined
  /** Destinations and delivery methods of the product. @default all of India, by city or pincode */
  readonly delivery?: ProductDelivery | undefined
  /**
   * Kind of gift, such as `cake`, for a link to other gifts of that kind when the API has no alternatives. @default no
   * such link
   */
  readonly productType?: string | undefined
  /** Dependencies that the host provides. */
  readonly ports: DeliveryLocationPorts
}

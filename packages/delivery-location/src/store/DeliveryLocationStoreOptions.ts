import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import type { ProductId } from '@store/api-client/contract/delivery'
import type { DeliveryLocationPorts } from './DeliveryLocationPorts.ts'

/** Options of `createDeliveryLocationStore`. */
export interface DeliveryLocationStoreOptions {
  /** The product to check. @default none: the box only chooses a location */
  readonly productId?: ProductId | undefined
  /** Where and how the product can be delivered. @default in all of India, by city or pincode */
  readonly delivery?: ProductDelivery | undefined
  /** Kind of gift, such as `cake`: links to others of its kind if nothing better is known. @default no such link */
  readonly productType?: string | undefined
  /** Dependencies that the host provides. */
  readonly ports: DeliveryLocationPorts
}

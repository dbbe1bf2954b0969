import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import type { ProductId } from '@store/api-client/contract/delivery'
import type { DeliveryLocationPorts } from './DeliveryLocationPorts.ts'

/** What a box begins with and needs. */
export interface DeliveryLocationStoreOptions {
  /** The product asked for. @default none: the box only chooses a place */
  readonly productId?: ProductId | undefined
  /** Where and how the product can be delivered. @default in all of India, by city or pincode */
  readonly delivery?: ProductDelivery | undefined
  /** What kind of gift it is, such as `cake`: leads to others of its kind where nothing better is known. @default no such link */
  readonly productType?: string | undefined
  /** All it needs from its host. */
  readonly ports: DeliveryLocationPorts
}

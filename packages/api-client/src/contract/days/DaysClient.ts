import type { Result } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { AreaAvailability, AreaAvailabilityQuery } from './getAreaAvailability.ts'
import type { DayPrice, DayPriceQuery } from './getDayPrice.ts'
import type { GiftAvailability, GiftAvailabilityQuery } from './getGiftAvailability.ts'
import type { ProductSettings } from './getProductSettings.ts'

/** Client methods for delivery dates. */
export interface DaysClient {
  /** Available dates of a product at a location, and the slots of one of them. */
  readonly area: (question: AreaAvailabilityQuery) => Promise<Result<AreaAvailability>>
  /** Whether and when a courier delivers a product to a pincode. */
  readonly courier: (question: GiftAvailabilityQuery) => Promise<Result<GiftAvailability>>
  /** The price of a product on a date. */
  readonly price: (question: DayPriceQuery) => Promise<Result<DayPrice>>
  /** Store settings that depend on product and city. */
  readonly settings: (question: {
    readonly productId: ProductId
    readonly city: string
  }) => Promise<Result<ProductSettings>>
}

import type { Result } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { AreaAvailability, AreaAvailabilityQuery } from './getAreaAvailability.ts'
import type { DayPrice, DayPriceQuery } from './getDayPrice.ts'
import type { GiftAvailability, GiftAvailabilityQuery } from './getGiftAvailability.ts'
import type { ProductSettings } from './getProductSettings.ts'

/** The calls about the day of delivery as a client offers them. */
export interface DaysClient {
  /** Which days are open for a product at a place, and the slots of one of them. */
  readonly area: (question: AreaAvailabilityQuery) => Promise<Result<AreaAvailability>>
  /** Whether a courier brings a product to a pincode, and when. */
  readonly courier: (question: GiftAvailabilityQuery) => Promise<Result<GiftAvailability>>
  /** What a product costs on a day. */
  readonly price: (question: DayPriceQuery) => Promise<Result<DayPrice>>
  /** What of the shop differs by product and city. */
  readonly settings: (question: {
    readonly productId: ProductId
    readonly city: string
  }) => Promise<Result<ProductSettings>>
}

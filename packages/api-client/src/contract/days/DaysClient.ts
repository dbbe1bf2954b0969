import type { Outcome } from '../problem/index.ts'
import type { ProductId } from '../wire/index.ts'
import type { AreaQuestion, DeliveryArea } from './getArea.ts'
import type { DayPrice, DayPriceQuestion } from './getDayPrice.ts'
import type { GiftAvailability, GiftAvailabilityQuestion } from './getGiftAvailability.ts'
import type { PlaceSettings } from './getPlaceSettings.ts'

/** The calls about the day of delivery as a client offers them. */
export interface DaysClient {
  /** Which days are open for a product at a place, and the slots of one of them. */
  readonly area: (question: AreaQuestion) => Promise<Outcome<DeliveryArea>>
  /** Whether a courier brings a product to a pincode, and when. */
  readonly courier: (question: GiftAvailabilityQuestion) => Promise<Outcome<GiftAvailability>>
  /** What a product costs on a day. */
  readonly price: (question: DayPriceQuestion) => Promise<Outcome<DayPrice>>
  /** What of the shop differs by product and city. */
  readonly settings: (question: {
    readonly productId: ProductId
    readonly city: string
  }) => Promise<Outcome<PlaceSettings>>
}

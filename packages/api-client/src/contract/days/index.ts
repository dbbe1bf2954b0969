import { getArea } from './getArea.ts'
import { getDayPrice } from './getDayPrice.ts'
import { getGiftAvailability } from './getGiftAvailability.ts'
import { getPlaceSettings } from './getPlaceSettings.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export type { DaysClient } from './DaysClient.ts'
export { type AreaQuestion, type DaySlot, type DeliveryArea, getArea } from './getArea.ts'
export { type DayPrice, type DayPriceQuestion, getDayPrice } from './getDayPrice.ts'
export {
  type GiftAvailability,
  type GiftAvailabilityQuestion,
  getGiftAvailability,
} from './getGiftAvailability.ts'
export { getPlaceSettings, type PlaceSettings } from './getPlaceSettings.ts'

/** Every call about the day of delivery. */
export const dayCalls = {
  area: getArea,
  courier: getGiftAvailability,
  price: getDayPrice,
  settings: getPlaceSettings,
} as const

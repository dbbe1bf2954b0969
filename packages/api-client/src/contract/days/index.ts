export { type ProductId, toProductId } from '../wire/index.ts'
export { type DeliveryDatesClient, deliveryDateCalls } from './deliveryDateCalls.ts'
export {
  type AreaAvailability,
  type AreaAvailabilityQuery,
  type DaySlot,
  getAreaAvailability,
} from './getAreaAvailability.ts'
export { type DayPrice, type DayPriceQuery, getDayPrice } from './getDayPrice.ts'
export {
  type GiftAvailability,
  type GiftAvailabilityQuery,
  getGiftAvailability,
} from './getGiftAvailability.ts'
export { getProductSettings, type ProductSettings } from './getProductSettings.ts'

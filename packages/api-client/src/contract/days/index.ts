import type { ClientOf } from '../call/index.ts'
import { getAreaAvailability } from './getAreaAvailability.ts'
import { getDayPrice } from './getDayPrice.ts'
import { getGiftAvailability } from './getGiftAvailability.ts'
import { getProductSettings } from './getProductSettings.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
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

/** All calls for delivery dates. */
export const dayCalls = {
  area: getAreaAvailability,
  courier: getGiftAvailability,
  price: getDayPrice,
  settings: getProductSettings,
} as const

/** Client methods for delivery dates. */
export type DaysClient = ClientOf<typeof dayCalls>

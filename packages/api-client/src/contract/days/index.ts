import { getArea } from './getArea.ts'
import { getDayPrice } from './getDayPrice.ts'
import { getPlaceSettings } from './getPlaceSettings.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export type { DaysClient } from './DaysClient.ts'
export { type AreaQuestion, type DaySlot, type DeliveryArea, getArea } from './getArea.ts'
export { type DayPrice, type DayPriceQuestion, getDayPrice } from './getDayPrice.ts'
export { getPlaceSettings, type PlaceSettings } from './getPlaceSettings.ts'

/** Every call about the day of delivery. */
export const dayCalls = { area: getArea, price: getDayPrice, settings: getPlaceSettings } as const

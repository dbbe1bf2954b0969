import type { ClientOf } from '../call/index.ts'
import { getAreaAvailability } from './getAreaAvailability.ts'
import { getDayPrice } from './getDayPrice.ts'
import { getGiftAvailability } from './getGiftAvailability.ts'
import { getProductSettings } from './getProductSettings.ts'

/** All calls for delivery dates. */
export const deliveryDateCalls = {
  area: getAreaAvailability,
  courier: getGiftAvailability,
  price: getDayPrice,
  settings: getProductSettings,
} as const

/** Client methods for delivery dates. */
export type DeliveryDatesClient = ClientOf<typeof deliveryDateCalls>

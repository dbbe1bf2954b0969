export { assertCityMatchesPincode } from './assertCityMatchesPincode.ts'
export { closedDayError } from './closedDayError.ts'
export { createDeliveryService } from './createDeliveryService.ts'
export { createServiceableLocationRepo } from './createServiceableLocationRepo.ts'
export { createSlotRepo } from './createSlotRepo.ts'
export { dayHandlers } from './days.routes.ts'
export { deliveryHandlers } from './delivery.routes.ts'
export { deliveryCharge } from './deliveryCharge.ts'
export { type DeliveryAvailability, getDeliveryAvailability } from './getDeliveryAvailability.ts'
export { openDays } from './openDays.ts'
export { getDaySurcharge, priceOnDay } from './priceOnDay.ts'
export {
  type LocationQuery,
  locationKey,
  type ServiceableLocation,
  type ServiceableLocations,
} from './ServiceableLocation.ts'
export { slotsOfDay } from './slotsOfDay.ts'
export { type DeliveryProfile, toDeliveryProfile } from './toDeliveryProfile.ts'

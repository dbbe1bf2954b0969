export { addBlockedDays } from './addBlockedDays.ts'
export { applyDatePrice, getDaySurcharge } from './applyDatePrice.ts'
export { assertCityMatchesPincode } from './assertCityMatchesPincode.ts'
export { createDeliveryService } from './createDeliveryService.ts'
export { createServiceableLocationRepo } from './createServiceableLocationRepo.ts'
export { createSlotRepo } from './createSlotRepo.ts'
export { deliveryDayHandlers } from './days.routes.ts'
export { deliveryHandlers } from './delivery.routes.ts'
export { deliveryCharge } from './deliveryCharge.ts'
export { filterOrderableSlots } from './filterOrderableSlots.ts'
export { findAvailableDates } from './findAvailableDates.ts'
export { getComboDeliveryProfile } from './getComboDeliveryProfile.ts'
export { type DeliveryAvailability, getDeliveryAvailability } from './getDeliveryAvailability.ts'
export { isSlotClosed } from './isSlotClosed.ts'
export {
  type LocationQuery,
  type ServiceableLocation,
  type ServiceableLocations,
  toLocationKey,
} from './ServiceableLocation.ts'
export {
  type ProductDeliveryRequirements,
  toProductDeliveryRequirements,
} from './toProductDeliveryRequirements.ts'
export { unavailableDateError } from './unavailableDateError.ts'

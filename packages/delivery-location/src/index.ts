export { DeliveryLocation } from './components/DeliveryLocation/DeliveryLocation.tsx'
export { LazyLocationOverlays } from './components/LazyLocationOverlays/LazyLocationOverlays.tsx'
export { LocationShortcuts } from './components/LocationShortcuts/LocationShortcuts.tsx'
export { useLocationSync } from './components/lazy/useLocationSync.ts'
export { PlaceCheckResult } from './components/PlaceCheckResult/PlaceCheckResult.tsx'
export { PlaceDialogs } from './components/PlaceDialogs/PlaceDialogs.tsx'
export { PlaceForm } from './components/PlaceForm/PlaceForm.tsx'
export type { DeliveryLocationMessages, PlaceSummary } from './messages/DeliveryLocationMessages.ts'
export {
  DeliveryLocationProvider,
  type DeliveryLocationProviderProps,
} from './react/DeliveryLocationProvider.tsx'
export type { LocationSlots } from './react/LocationSlots.ts'
export type { PlaceFormProps } from './react/PlaceFormProps.ts'
export { useDeliveryLocation } from './react/useDeliveryLocation.ts'

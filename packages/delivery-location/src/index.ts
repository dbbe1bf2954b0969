export { DeliveryLocation } from './components/DeliveryLocation/DeliveryLocation.tsx'
export { PlaceDialogs } from './components/PlaceDialogs/PlaceDialogs.tsx'
export type { DeliveryLocationMessages, PlaceSummary } from './messages/DeliveryLocationMessages.ts'
export {
  DeliveryLocationProvider,
  type DeliveryLocationProviderProps,
} from './react/DeliveryLocationProvider.tsx'
export { useDeliveryLocation } from './react/useDeliveryLocation.ts'

export { DeliveryLocation } from './components/DeliveryLocation/DeliveryLocation.tsx'
export type { DeliveryLocationMessages } from './messages/DeliveryLocationMessages.ts'
export {
  DeliveryLocationProvider,
  type DeliveryLocationProviderProps,
} from './react/DeliveryLocationProvider.tsx'
export { useDeliveryLocation } from './react/useDeliveryLocation.ts'

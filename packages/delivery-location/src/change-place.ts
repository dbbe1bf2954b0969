export { ChangePlace } from './components/ChangePlace/ChangePlace.tsx'
export { DeliveryLocationProvider } from './react/DeliveryLocationProvider.tsx'

export { ChangePlaceButton } from './components/ChangePlaceButton/ChangePlaceButton.tsx'
export { DeliveryLocationProvider } from './react/DeliveryLocationProvider.tsx'

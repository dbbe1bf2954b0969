export {
  createDeliveryLocationStore,
  type DeliveryLocationActions,
  type DeliveryLocationStore,
} from './store/createDeliveryLocationStore.ts'
export type { DeliveryLocationEvent, PlaceSelectionMethod } from './store/DeliveryLocationEvent.ts'
export type { DeliveryLocationPorts, SavedAddressPorts } from './store/DeliveryLocationPorts.ts'
export type {
  DeliveryLocationError,
  DeliveryLocationState,
  DeliverySlotState,
  LocationChangeConfirmation,
  LocationSearchState,
  MissingField,
  SavedAddressesState,
} from './store/DeliveryLocationState.ts'
export type { DeliveryLocationStoreOptions } from './store/DeliveryLocationStoreOptions.ts'
export type { GeolocationErrorKind, GeolocationResult } from './store/GeolocationResult.ts'
export type { ChosenCity } from './store/PlaceResolver.ts'

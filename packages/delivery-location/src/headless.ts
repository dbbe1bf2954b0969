export {
  createDeliveryLocationStore,
  type DeliveryLocationActions,
  type DeliveryLocationStore,
} from './store/createDeliveryLocationStore.ts'
export type { DeliveryLocationEvent, PlaceWay } from './store/DeliveryLocationEvent.ts'
export type { DeliveryLocationPorts, SavedAddressPorts } from './store/DeliveryLocationPorts.ts'
export type {
  DeliveryLocationFault,
  DeliveryLocationState,
  LeavingQuestion,
  PlaceMark,
  SavedState,
  SearchState,
  SlotState,
} from './store/DeliveryLocationState.ts'
export type { DeliveryLocationStoreOptions } from './store/DeliveryLocationStoreOptions.ts'
export type { ChosenCity } from './store/Finding.ts'
export type { PositionAnswer, PositionRefusal } from './store/PositionAnswer.ts'

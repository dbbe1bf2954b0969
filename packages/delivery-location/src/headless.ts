export type {
  DeliveryLocationActions,
  DeliveryLocationStore,
} from './store/createDeliveryLocationStore.ts'
export { createDeliveryLocationStore } from './store/createDeliveryLocationStore.ts'
export type { DeliveryLocationEvent } from './store/DeliveryLocationEvent.ts'
export type { DeliveryLocationPorts } from './store/DeliveryLocationPorts.ts'
export type { DeliveryLocationFault, DeliveryLocationState } from './store/DeliveryLocationState.ts'

export type { AddressChoice } from './store/createAddressChoice.ts'
export {
  createReceiverStore,
  type ReceiverActions,
  type ReceiverStore,
  type ReceiverStoreOptions,
} from './store/createReceiverStore.ts'
export type { ReceiverEvent } from './store/ReceiverEvent.ts'
export type { ReceiverPorts } from './store/ReceiverPorts.ts'
export type {
  FieldFault,
  FieldFaults,
  Placing,
  PlacingFault,
  ReceiverState,
  SavedAddresses,
} from './store/ReceiverState.ts'
export type { ReceiverDraft, ReceiverField, ReceiverValues } from './store/ReceiverValues.ts'
export { readDraft } from './store/readDraft.ts'

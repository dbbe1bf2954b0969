export {
  createReceiverStore,
  type ReceiverActions,
  type ReceiverStore,
  type ReceiverStoreOptions,
} from './store/createReceiverStore.ts'
export type { SavedAddressActions } from './store/createSavedAddressActions.ts'
export { parseReceiverDraft } from './store/parseReceiverDraft.ts'
export type { ReceiverEvent } from './store/ReceiverEvent.ts'
export type { ReceiverPorts } from './store/ReceiverPorts.ts'
export type {
  OrderSubmissionError,
  OrderSubmissionState,
  ReceiverFieldError,
  ReceiverFieldErrors,
  ReceiverState,
  SavedAddresses,
} from './store/ReceiverState.ts'
export type { ReceiverDraft, ReceiverField, ReceiverValues } from './store/ReceiverValues.ts'

export { createHamperStore } from './store/createHamperStore.ts'
export type { HamperEvent } from './store/HamperEvent.ts'
export type { HamperDraft, HamperPorts } from './store/HamperPorts.ts'
export type { HamperSelection, HamperSelectionAction, HamperSelectionError } from './store/HamperSelection.ts'
export type {
  HamperIdOrSlug,
  HamperLoadState,
  HamperPurchaseState,
  HamperState,
  PurchaseIntent,
} from './store/HamperState.ts'
export type { HamperActions, HamperStore, HamperStoreOptions } from './store/HamperStore.ts'
export {
  emptyHamperSelection,
  isHamperComplete,
  reduceHamperSelection,
} from './store/reduceHamperSelection.ts'
export {
  type ChosenItem,
  calculateHamperTotal,
  listChosenItems,
  listLastChosenItems,
} from './store/summary.ts'

export { createHamperStore } from './store/createHamperStore.ts'
export type { HamperBuild, HamperBuildAction, HamperBuildError } from './store/HamperBuild.ts'
export type { HamperEvent } from './store/HamperEvent.ts'
export type { HamperDraft, HamperPorts } from './store/HamperPorts.ts'
export type {
  HamperIdOrSlug,
  HamperLoadState,
  HamperPurchaseState,
  HamperState,
  PurchaseAction,
} from './store/HamperState.ts'
export type { HamperActions, HamperStore, HamperStoreOptions } from './store/HamperStore.ts'
export { emptyHamperBuild, isHamperComplete, reduceHamperBuild } from './store/reduceHamperBuild.ts'
export {
  type ChosenItem,
  calculateHamperTotal,
  listChosenItems,
  listLastChosenItems,
} from './store/summary.ts'

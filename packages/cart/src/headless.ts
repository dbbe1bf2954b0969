export type { CartActions } from './store/CartActions.ts'
export type { CartEvent, CartEventItem } from './store/CartEvent.ts'
export type { CartNotice, CartNoticeKind, Undoable } from './store/CartNotice.ts'
export type { CartPorts } from './store/CartPorts.ts'
export type { CartQuestion } from './store/CartQuestion.ts'
export type { CartState } from './store/CartState.ts'
export {
  type CartStore,
  type CartStoreOptions,
  createCartStore,
} from './store/createCartStore.ts'
export { type ShownCart, shownCart } from './store/foldCart.ts'
export { groupLines, type LineGroup } from './store/groupLines.ts'
export type { OrderProgress } from './store/OrderProgress.ts'
export type { PendingChange } from './store/PendingChange.ts'
export type { SettledChange } from './store/SettledChange.ts'

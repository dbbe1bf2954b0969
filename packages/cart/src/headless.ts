export type { ActiveDialog } from './store/ActiveDialog.ts'
export type { CartActions } from './store/CartActions.ts'
export type { CartEvent, CartEventItem } from './store/CartEvent.ts'
export type { CartPorts } from './store/CartPorts.ts'
export type { CartState } from './store/CartState.ts'
export type { CartToast, CartToastKind, UndoableRemoval } from './store/CartToast.ts'
export type { ConfirmedChange } from './store/ConfirmedChange.ts'
export {
  type CartStore,
  type CartStoreOptions,
  createCartStore,
} from './store/createCartStore.ts'
export { type DeliveryLineGroup, groupLinesByDelivery } from './store/groupLinesByDelivery.ts'
export type { PendingChange } from './store/PendingChange.ts'
export type { PlaceOrderState } from './store/PlaceOrderState.ts'
export { type OptimisticCart, selectOptimisticCart } from './store/selectOptimisticCart.ts'

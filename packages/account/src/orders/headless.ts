export {
  createLookupStore,
  type LookupActions,
  type LookupStore,
  type LookupStoreOptions,
} from './store/createLookupStore.ts'
export {
  createOrderStore,
  type OrderActions,
  type OrderStore,
  type OrderStoreOptions,
} from './store/createOrderStore.ts'
export {
  createOrdersStore,
  type OrdersActions,
  type OrdersStore,
  type OrdersStoreOptions,
} from './store/createOrdersStore.ts'
export type { GiftReceiptOrder } from './store/GiftReceiptOrder.ts'
export type { InitialOrderData } from './store/InitialOrderData.ts'
export type { LookupDraft } from './store/LookupDraft.ts'
export type { LookupPorts } from './store/LookupPorts.ts'
export type { LookupError, LookupFieldError, LookupServerError, LookupState } from './store/LookupState.ts'
export type { LookupField, LookupValues } from './store/LookupValues.ts'
export type { OrderActionKind } from './store/OrderActionKind.ts'
export type { OrderDataStatus } from './store/OrderDataStatus.ts'
export type { OrderGift } from './store/OrderGift.ts'
export type { OrdersEvent } from './store/OrdersEvent.ts'
export type { OrdersHrefs } from './store/OrdersHrefs.ts'
export type { OrderPorts, OrdersPorts } from './store/OrdersPorts.ts'
export type { OrderState, OrdersState } from './store/OrdersState.ts'
export type { OrderUpdate, OrderUpdateContent } from './store/OrderUpdate.ts'
export { parseLookupDraft } from './store/parseLookupDraft.ts'
export { toGiftReceipt } from './store/toGiftReceipt.ts'

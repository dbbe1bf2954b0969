export { choicesParameter } from './store/choicesParameter.ts'
export {
  createProductStore,
  type ProductActions,
  type ProductStore,
  type ProductStoreOptions,
} from './store/createProductStore.ts'
export type { EngagementEvent, ProductEvent } from './store/ProductEvent.ts'
export type { OverlayHistory, ProductPorts } from './store/ProductPorts.ts'
export type { AddToCartState, ProductState, PurchaseLocationError } from './store/ProductState.ts'

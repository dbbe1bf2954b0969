export { choicesParameter } from './store/choicesInAddress.ts'
export {
  createProductStore,
  type ProductActions,
  type ProductStore,
  type ProductStoreOptions,
} from './store/createProductStore.ts'
export type { Look, ProductEvent } from './store/ProductEvent.ts'
export type { PageEntry, ProductPorts } from './store/ProductPorts.ts'
export type { PlaceFault, ProductState, Purchase } from './store/ProductState.ts'

export {
  type CartCountState,
  type CartCountStore,
  createCartCountStore,
} from './count/createCartCountStore.ts'

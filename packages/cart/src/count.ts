export { CartCount, type CartCountProps } from './components/CartCount/CartCount.tsx'
export {
  type CartCountState,
  type CartCountStore,
  createCartCountStore,
} from './count/createCartCountStore.ts'

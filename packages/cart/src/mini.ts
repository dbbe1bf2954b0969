export { MiniCart, type MiniCartProps } from './components/MiniCart/MiniCart.tsx'

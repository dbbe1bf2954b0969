export { type AddToCartDependencies, createAddToCart } from './cart/createAddToCart.ts'

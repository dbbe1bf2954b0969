import { addToCart } from './addToCart.ts'
import { changeQuantity } from './changeQuantity.ts'
import { listCart } from './listCart.ts'
import { removeLine } from './removeLine.ts'
import { startOrder } from './startOrder.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export { type AddToCart, addToCart } from './addToCart.ts'
export type { Cart, PriceRow } from './Cart.ts'
export type { CartClient } from './CartClient.ts'
export { type CartLine, type LineId, lineId, toLineId } from './CartLine.ts'
export { type ChangeQuantity, changeQuantity } from './changeQuantity.ts'
export { listCart } from './listCart.ts'
export { removeLine } from './removeLine.ts'
export { type OrderStart, outOfStockMarker, type StartOrder, startOrder } from './startOrder.ts'

/** Every cart call. */
export const cartCalls = {
  list: listCart,
  add: addToCart,
  changeQuantity,
  remove: removeLine,
  startOrder,
} as const

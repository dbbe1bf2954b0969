import {
  addToCart,
  type CartClient,
  changeQuantity,
  listCart,
  removeLine,
  startOrder,
} from '../contract/cart/index.ts'
import type { Send } from '../transport/Send.ts'

/** The cart verbs over a transport. */
export const createCartClient = (send: Send): CartClient => ({
  list: () => send(listCart, undefined),
  add: (request) => send(addToCart, request),
  changeQuantity: (request) => send(changeQuantity, request),
  remove: (request) => send(removeLine, request),
  startOrder: (request) => send(startOrder, request),
})

import {
  addToCart,
  type CartClient,
  changeCombo,
  changeQuantity,
  findInCart,
  listCart,
  redeemPoints,
  removeLines,
  restoreLines,
  saveLines,
  setCoupon,
  setFreebie,
  startOrder,
  updateMessage,
} from '../contract/cart/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the cart methods over a transport. */
export const createCartClient = (send: Send): CartClient => ({
  list: (question) => send(listCart, question),
  add: (request) => send(addToCart, request),
  find: (request) => send(findInCart, request),
  changeQuantity: (request) => send(changeQuantity, request),
  changeCombo: (request) => send(changeCombo, request),
  updateMessage: (request) => send(updateMessage, request),
  setFreebie: (request) => send(setFreebie, request),
  setCoupon: (request) => send(setCoupon, request),
  redeemPoints: (request) => send(redeemPoints, request),
  remove: (request) => send(removeLines, request),
  restore: (request) => send(restoreLines, request),
  save: (request) => send(saveLines, request),
  startOrder: (request) => send(startOrder, request),
})

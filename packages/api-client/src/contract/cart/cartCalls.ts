import type { ClientOf } from '../call/index.ts'
import { addToCart } from './addToCart.ts'
import { changeCombo } from './changeCombo.ts'
import { changeQuantity } from './changeQuantity.ts'
import { findInCart } from './findInCart.ts'
import { getCart } from './getCart.ts'
import { redeemPoints } from './redeemPoints.ts'
import { removeLines } from './removeLines.ts'
import { restoreLines } from './restoreLines.ts'
import { saveLines } from './saveLines.ts'
import { setCoupon } from './setCoupon.ts'
import { setFreebie } from './setFreebie.ts'
import { startOrder } from './startOrder.ts'
import { updateMessage } from './updateMessage.ts'

/** All cart calls. */
export const cartCalls = {
  list: getCart,
  add: addToCart,
  find: findInCart,
  changeQuantity,
  changeCombo,
  updateMessage,
  setFreebie,
  setCoupon,
  redeemPoints,
  remove: removeLines,
  restore: restoreLines,
  save: saveLines,
  startOrder,
} as const

/** Client methods for the cart; every change returns the whole cart. */
export type CartClient = ClientOf<typeof cartCalls>

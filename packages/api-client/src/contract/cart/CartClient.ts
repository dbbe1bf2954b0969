import type { RequestOf } from '../call/index.ts'
import type { Result } from '../problem/index.ts'
import type { addToCart } from './addToCart.ts'
import type { Cart } from './Cart.ts'
import type { changeCombo } from './changeCombo.ts'
import type { changeQuantity } from './changeQuantity.ts'
import type { findInCart } from './findInCart.ts'
import type { listCart } from './listCart.ts'
import type { redeemPoints } from './redeemPoints.ts'
import type { removeLines } from './removeLines.ts'
import type { restoreLines } from './restoreLines.ts'
import type { saveLines } from './saveLines.ts'
import type { setCoupon } from './setCoupon.ts'
import type { setFreebie } from './setFreebie.ts'
import type { StartOrderRequest, StartOrderResponse } from './startOrder.ts'
import type { updateMessage } from './updateMessage.ts'

/** Client methods for the cart; every change returns the whole cart. */
export interface CartClient {
  readonly list: (question?: RequestOf<typeof listCart>) => Promise<Result<Cart>>
  readonly add: (request: RequestOf<typeof addToCart>) => Promise<Result<Cart>>
  /** Returns whether the cart holds this selection, ignoring add-ons. */
  readonly find: (request: RequestOf<typeof findInCart>) => Promise<Result<boolean>>
  readonly changeQuantity: (request: RequestOf<typeof changeQuantity>) => Promise<Result<Cart>>
  readonly changeCombo: (request: RequestOf<typeof changeCombo>) => Promise<Result<Cart>>
  readonly updateMessage: (request: RequestOf<typeof updateMessage>) => Promise<Result<Cart>>
  readonly setFreebie: (request: RequestOf<typeof setFreebie>) => Promise<Result<Cart>>
  /** Sets the cart's coupon code; an empty one removes it. */
  readonly setCoupon: (request: RequestOf<typeof setCoupon>) => Promise<Result<Cart>>
  /** Sets whether points pay a part of the cart. */
  readonly redeemPoints: (request: RequestOf<typeof redeemPoints>) => Promise<Result<Cart>>
  readonly remove: (request: RequestOf<typeof removeLines>) => Promise<Result<Cart>>
  /** Restores removed lines unchanged. */
  readonly restore: (request: RequestOf<typeof restoreLines>) => Promise<Result<Cart>>
  /** Saves lines for later, or moves them back. */
  readonly save: (request: RequestOf<typeof saveLines>) => Promise<Result<Cart>>
  readonly startOrder: (request: StartOrderRequest) => Promise<Result<StartOrderResponse>>
}

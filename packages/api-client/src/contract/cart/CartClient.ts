import type { RequestOf } from '../call/index.ts'
import type { Outcome } from '../problem/index.ts'
import type { addToCart } from './addToCart.ts'
import type { Cart } from './Cart.ts'
import type { changeQuantity } from './changeQuantity.ts'
import type { removeLine } from './removeLine.ts'
import type { OrderStart, StartOrder } from './startOrder.ts'

/** The cart calls as a client offers them; every change answers the whole cart. */
export interface CartClient {
  readonly list: () => Promise<Outcome<Cart>>
  readonly add: (request: RequestOf<typeof addToCart>) => Promise<Outcome<Cart>>
  readonly changeQuantity: (request: RequestOf<typeof changeQuantity>) => Promise<Outcome<Cart>>
  readonly remove: (request: RequestOf<typeof removeLine>) => Promise<Outcome<Cart>>
  readonly startOrder: (request: StartOrder) => Promise<Outcome<OrderStart>>
}

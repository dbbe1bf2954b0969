import type { Outcome } from '../problem/index.ts'
import type { Order } from './Order.ts'
import type { PlaceOrder } from './placeOrder.ts'

/** The order calls as a client offers them. */
export interface OrdersClient {
  readonly place: (
    request: PlaceOrder,
  ) => Promise<Outcome<{ readonly orderId: string; readonly href: string }>>
  readonly get: (request: { readonly id: string }) => Promise<Outcome<Order>>
}

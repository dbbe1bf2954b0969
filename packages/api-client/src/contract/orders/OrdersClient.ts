import type { Outcome } from '../problem/index.ts'
import type { ListOrders } from './listOrders.ts'
import type { Order } from './Order.ts'
import type { PayMethod } from './OrderPayment.ts'
import type { OrdersPage } from './OrderSummary.ts'
import type { Payment, PayOrder } from './payOrder.ts'
import type { PlaceOrder } from './placeOrder.ts'
import type { Reorder, Reordered } from './reorder.ts'
import type { LookupCodeSent, OrderLookup } from './sendLookupCode.ts'

/** The order calls as a client offers them. */
export interface OrdersClient {
  readonly place: (
    request: PlaceOrder,
  ) => Promise<Outcome<{ readonly orderId: string; readonly href: string }>>
  readonly get: (request: { readonly id: string }) => Promise<Outcome<Order>>
  readonly list: (request: ListOrders) => Promise<Outcome<OrdersPage>>
  /** The same pages, asked for the way the app does. */
  readonly listRecent: (request: ListOrders) => Promise<Outcome<OrdersPage>>
  /** Answers the order as it is then. */
  readonly cancel: (request: { readonly id: string }) => Promise<Outcome<Order>>
  readonly reorder: (request: Reorder) => Promise<Outcome<Reordered>>
  readonly payMethods: (request: { readonly id: string }) => Promise<Outcome<readonly PayMethod[]>>
  readonly pay: (request: PayOrder) => Promise<Outcome<Payment>>
  readonly sendLookupCode: (request: OrderLookup) => Promise<Outcome<LookupCodeSent>>
  readonly lookUp: (request: OrderLookup & { readonly otp: string }) => Promise<Outcome<Order>>
}

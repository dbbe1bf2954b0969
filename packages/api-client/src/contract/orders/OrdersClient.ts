import type { Result } from '../problem/index.ts'
import type { ListOrdersRequest } from './listOrders.ts'
import type { Order } from './Order.ts'
import type { PaymentMethod } from './OrderPayment.ts'
import type { OrdersPage } from './OrderSummary.ts'
import type { PayOrderRequest, PayOrderResponse } from './payOrder.ts'
import type { PlaceOrderRequest } from './placeOrder.ts'
import type { ReorderRequest, ReorderResponse } from './reorder.ts'
import type { OrderLookup, SendLookupCodeResponse } from './sendLookupCode.ts'

/** Client methods for orders. */
export interface OrdersClient {
  readonly place: (
    request: PlaceOrderRequest,
  ) => Promise<Result<{ readonly orderId: string; readonly href: string }>>
  readonly get: (request: { readonly id: string }) => Promise<Result<Order>>
  readonly list: (request: ListOrdersRequest) => Promise<Result<OrdersPage>>
  /** The same pages, by the call that the app uses. */
  readonly listRecent: (request: ListOrdersRequest) => Promise<Result<OrdersPage>>
  /** Returns the updated order. */
  readonly cancel: (request: { readonly id: string }) => Promise<Result<Order>>
  readonly reorder: (request: ReorderRequest) => Promise<Result<ReorderResponse>>
  readonly payMethods: (request: { readonly id: string }) => Promise<Result<readonly PaymentMethod[]>>
  readonly pay: (request: PayOrderRequest) => Promise<Result<PayOrderResponse>>
  readonly sendLookupCode: (request: OrderLookup) => Promise<Result<SendLookupCodeResponse>>
  readonly lookUp: (request: OrderLookup & { readonly otp: string }) => Promise<Result<Order>>
}

import type { ClientOf } from '../call/index.ts'
import { cancelOrder } from './cancelOrder.ts'
import { getOrder } from './getOrder.ts'
import { listOrders } from './listOrders.ts'
import { listPaymentMethods } from './listPaymentMethods.ts'
import { listRecentOrders } from './listRecentOrders.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import { payOrder } from './payOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { reorder } from './reorder.ts'
import { sendLookupCode } from './sendLookupCode.ts'

export type { LineAttribute } from '../cart/LineAttribute.ts'
export type { Receiver, ReceiverError } from '../rules/validateReceiver.ts'
export { type ProductId, toProductId } from '../wire/index.ts'
export { type CancelError, type Cancellation, serializeCancellation } from './Cancellation.ts'
export { cancelOrder } from './cancelOrder.ts'
export { getOrder } from './getOrder.ts'
export { type ListOrdersRequest, listOrders } from './listOrders.ts'
export { listPaymentMethods } from './listPaymentMethods.ts'
export { listRecentOrders } from './listRecentOrders.ts'
export { lookUpOrder } from './lookUpOrder.ts'
export type { Order } from './Order.ts'
export type { OrderedPart, OrderLine } from './OrderLine.ts'
export { type PaymentMethod, type PaymentState, serializePaymentState } from './OrderPayment.ts'
export {
  type OrderStatus,
  type OrderStatusChange,
  orderStatusFlow,
  serializeOrderStatus,
} from './OrderStatus.ts'
export { type OrderSummary, type OrdersPage, ordersPerPage } from './OrderSummary.ts'
export { type PayOrderRequest, type PayOrderResponse, payOrder } from './payOrder.ts'
export { type PlaceOrderRequest, placeOrder } from './placeOrder.ts'
export { type ReorderError, type ReorderRequest, type ReorderResponse, reorder } from './reorder.ts'
export { type OrderLookup, type SendLookupCodeResponse, sendLookupCode } from './sendLookupCode.ts'

/** All order calls. */
export const orderCalls = {
  place: placeOrder,
  list: listOrders,
  get: getOrder,
  listRecent: listRecentOrders,
  cancel: cancelOrder,
  reorder,
  payMethods: listPaymentMethods,
  pay: payOrder,
  sendLookupCode,
  lookUp: lookUpOrder,
} as const

/** Client methods for orders. */
export type OrdersClient = ClientOf<typeof orderCalls>

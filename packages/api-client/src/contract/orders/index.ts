import { cancelOrder } from './cancelOrder.ts'
import { getOrder } from './getOrder.ts'
import { listOrders } from './listOrders.ts'
import { listRecentOrders } from './listRecentOrders.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import { payMethods } from './payMethods.ts'
import { payOrder } from './payOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { reorder } from './reorder.ts'
import { sendLookupCode } from './sendLookupCode.ts'

export type { LineAttribute } from '../cart/LineAttribute.ts'
export type { Receiver, ReceiverFault } from '../rules/checkReceiver.ts'
export { type ProductId, toProductId } from '../wire/index.ts'
export { type CancelFault, type Cancellation, cancellationOnWire } from './Cancellation.ts'
export { cancelOrder } from './cancelOrder.ts'
export { getOrder } from './getOrder.ts'
export { type ListOrders, listOrders } from './listOrders.ts'
export { listRecentOrders } from './listRecentOrders.ts'
export { lookUpOrder } from './lookUpOrder.ts'
export type { Order } from './Order.ts'
export type { OrderedPart, OrderLine } from './OrderLine.ts'
export { type PayMethod, type PaymentState, paymentOnWire } from './OrderPayment.ts'
export { type OrderStatus, type OrderStep, orderWay, statusOnWire } from './OrderStatus.ts'
export { type OrderSummary, type OrdersPage, ordersPerPage } from './OrderSummary.ts'
export type { OrdersClient } from './OrdersClient.ts'
export { payMethods } from './payMethods.ts'
export { type Payment, type PayOrder, payOrder } from './payOrder.ts'
export { type PlaceOrder, placeOrder } from './placeOrder.ts'
export { type Reorder, type Reordered, type ReorderFault, reorder } from './reorder.ts'
export { type LookupCodeSent, type OrderLookup, sendLookupCode } from './sendLookupCode.ts'

/** Every order call. */
export const orderCalls = {
  place: placeOrder,
  list: listOrders,
  get: getOrder,
  listRecent: listRecentOrders,
  cancel: cancelOrder,
  reorder,
  payMethods,
  pay: payOrder,
  sendLookupCode,
  lookUp: lookUpOrder,
} as const

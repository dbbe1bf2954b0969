export type { LineAttribute } from '../cart/LineAttribute.ts'
export type { Receiver, ReceiverError } from '../rules/validateReceiver.ts'
export { type ProductId, toProductId } from '../wire/index.ts'
export {
  type CancelError,
  type CancellationEligibility,
  serializeCancellationEligibility,
} from './CancellationEligibility.ts'
export { cancelOrder } from './cancelOrder.ts'
export { getInvoice } from './getInvoice.ts'
export { getOrder } from './getOrder.ts'
export type { IndianGstState, Invoice, InvoiceLine } from './Invoice.ts'
export { type ListOrdersRequest, listOrders } from './listOrders.ts'
export { listPaymentMethods } from './listPaymentMethods.ts'
export { listRecentOrders } from './listRecentOrders.ts'
export { lookUpOrder } from './lookUpOrder.ts'
export type { Order } from './Order.ts'
export type { OrderedComboItem, OrderLine } from './OrderLine.ts'
export { type OrderListItem, type OrdersPage, ordersPerPage } from './OrderListItem.ts'
export {
  type OrderRefund,
  type PaymentAttempt,
  type PaymentMethod,
  type PaymentState,
  type QrCode,
  serializePaymentState,
  type UpiPayment,
} from './OrderPayment.ts'
export {
  type OrderStatus,
  type OrderStatusChange,
  orderStatusFlow,
  serializeOrderStatus,
} from './OrderStatus.ts'
export { type OrdersClient, orderCalls } from './orderCalls.ts'
export { type PayOrderRequest, type PayOrderResponse, paymentPageUrlSchema, payOrder } from './payOrder.ts'
export { type PlaceOrderRequest, placeOrder } from './placeOrder.ts'
export { type ReorderError, type ReorderRequest, type ReorderResponse, reorder } from './reorder.ts'
export { type OrderLookup, type SendLookupCodeResponse, sendLookupCode } from './sendLookupCode.ts'

import {
  cancelOrder,
  getOrder,
  listOrders,
  listPaymentMethods,
  listRecentOrders,
  lookUpOrder,
  type OrdersClient,
  payOrder,
  placeOrder,
  reorder,
  sendLookupCode,
} from '../contract/orders/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the orders client over a transport. */
export const createOrdersClient = (send: Send): OrdersClient => ({
  place: (request) => send(placeOrder, request),
  get: (request) => send(getOrder, request),
  list: (request) => send(listOrders, request),
  listRecent: (request) => send(listRecentOrders, request),
  cancel: (request) => send(cancelOrder, request),
  reorder: (request) => send(reorder, request),
  payMethods: (request) => send(listPaymentMethods, request),
  pay: (request) => send(payOrder, request),
  sendLookupCode: (request) => send(sendLookupCode, request),
  lookUp: (request) => send(lookUpOrder, request),
})

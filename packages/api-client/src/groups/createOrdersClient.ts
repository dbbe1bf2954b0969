import { getOrder, type OrdersClient, placeOrder } from '../contract/orders/index.ts'
import type { Send } from '../transport/Send.ts'

/** The order verbs over a transport. */
export const createOrdersClient = (send: Send): OrdersClient => ({
  place: (request) => send(placeOrder, request),
  get: (request) => send(getOrder, request),
})

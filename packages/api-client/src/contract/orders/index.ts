import { getOrder } from './getOrder.ts'
import { placeOrder } from './placeOrder.ts'

export type { Receiver, ReceiverFault } from '../rules/checkReceiver.ts'
export { getOrder } from './getOrder.ts'
export type { Order, OrderLine } from './Order.ts'
export type { OrdersClient } from './OrdersClient.ts'
export { type PlaceOrder, placeOrder } from './placeOrder.ts'

/** Every order call. */
export const orderCalls = { place: placeOrder, get: getOrder } as const

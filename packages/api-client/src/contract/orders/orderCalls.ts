import type { ClientOf } from '../call/index.ts'
import { cancelOrder } from './cancelOrder.ts'
import { getInvoice } from './getInvoice.ts'
import { getOrder } from './getOrder.ts'
import { listOrders } from './listOrders.ts'
import { listPaymentMethods } from './listPaymentMethods.ts'
import { listRecentOrders } from './listRecentOrders.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import { payOrder } from './payOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { reorder } from './reorder.ts'
import { sendLookupCode } from './sendLookupCode.ts'

/** All order calls. */
export const orderCalls = {
  place: placeOrder,
  list: listOrders,
  get: getOrder,
  invoice: getInvoice,
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

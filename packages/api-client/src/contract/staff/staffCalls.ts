import type { ClientOf } from '../call/index.ts'
import { cancelOrderForBuyer } from './cancelOrderForBuyer.ts'
import { changeOrderStatus } from './changeOrderStatus.ts'
import { changeStock } from './changeStock.ts'
import { getOrderInvoice } from './getOrderInvoice.ts'
import { listAuditEntries } from './listAuditEntries.ts'
import { listOrdersOfDay } from './listOrdersOfDay.ts'
import { listStock } from './listStock.ts'
import { refundOrderForBuyer } from './refundOrderForBuyer.ts'
import { relistProducts, withdrawProducts } from './withdrawProducts.ts'

/** All calls for the merchant's staff. */
export const staffCalls = {
  listOrders: listOrdersOfDay,
  changeStatus: changeOrderStatus,
  cancelOrder: cancelOrderForBuyer,
  refundOrder: refundOrderForBuyer,
  invoice: getOrderInvoice,
  listAuditEntries,
  listStock,
  changeStock,
  withdrawProducts,
  relistProducts,
} as const

/** Client methods for the merchant's staff; the client needs their token as its `authorization` header. */
export type StaffClient = ClientOf<typeof staffCalls>

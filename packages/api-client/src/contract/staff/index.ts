export type { StaffRole } from '../call/index.ts'
export { type CancelOrderForBuyerRequest, cancelOrderForBuyer } from './cancelOrderForBuyer.ts'
export {
  type ChangeOrderStatusRequest,
  changeOrderStatus,
  type FulfilmentStatus,
  fulfilmentStatusSchema,
} from './changeOrderStatus.ts'
export { type ChangeStockRequest, changeStock, type StockChange } from './changeStock.ts'
export { getOrderInvoice } from './getOrderInvoice.ts'
export {
  type AuditAction,
  type AuditEntry,
  type ListAuditEntriesRequest,
  listAuditEntries,
} from './listAuditEntries.ts'
export { type ListOrdersOfDayRequest, listOrdersOfDay } from './listOrdersOfDay.ts'
export { type ListStockRequest, listStock } from './listStock.ts'
export type { ProductStock } from './ProductStock.ts'
export {
  type RefundOrderForBuyerRequest,
  type RefundTotals,
  refundOrderForBuyer,
} from './refundOrderForBuyer.ts'
export type { StaffOrder } from './StaffOrder.ts'
export { type StaffClient, staffCalls } from './staffCalls.ts'
export {
  relistProducts,
  type WithdrawOrRelistRequest,
  withdrawProducts,
} from './withdrawProducts.ts'

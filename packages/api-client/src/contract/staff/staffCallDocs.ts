import type { CallGroupDocs } from '../call/index.ts'
import { changedOrderStatusSchema } from './changeOrderStatus.ts'
import { changedStockSchema } from './changeStock.ts'
import { productStockSchema } from './ProductStock.ts'
import { staffOrderSchema } from './StaffOrder.ts'
import type { staffCalls } from './staffCalls.ts'

/** API reference of the merchant's staff. */
export const staffCallDocs: CallGroupDocs<typeof staffCalls> = {
  schemas: {
    StaffOrder: staffOrderSchema,
    StockProduct: productStockSchema,
    ChangedStatusResponse: changedOrderStatusSchema,
    ChangedStockResponse: changedStockSchema,
  },
  fields: {
    all: {
      order_status: 'Status of the order.',
      note: 'Note for the audit log; may be empty.',
      reason: 'Reason, for the audit log.',
      skus: 'Stock numbers of the products.',
    },
    StaffOrder: {
      payment_status: 'State of the payment: pending, agreed on delivery, paid (`done`), or expired.',
      receiver: 'Who receives the gifts.',
      sender_name: 'Name of the sender.',
      message: 'Message on the card; may be empty.',
      alternate: 'Another number that the courier can call.',
      courier_note: 'Note for the courier.',
      prods: 'Gifts of the requested day, with their add-ons.',
      total_amt: 'Total of the whole order, in rupees.',
      collect_amt: 'Cash that the courier collects on the requested day, in rupees.',
    },
    StockProduct: {
      sku: 'Stock number, by which the merchant’s system knows the product.',
      stock: 'Units in stock; of a withdrawn product those that it is listed again with.',
      on_sale: 'Whether it is on sale: not withdrawn.',
      changed_at: 'Time of the last change of these values, ISO 8601 in UTC.',
    },
    ChangedStockResponse: {
      'data.changed': 'Number of products that were changed.',
      'data.products': 'The products after the change.',
    },
    listOrders: { day: 'Delivery date, DD-MM-YYYY.', 'data.orders': 'The orders, by slot.' },
    refundOrder: {
      refund_key: 'Idempotency key, a UUID: it refunds once, however often it is sent.',
      refund_amt: 'Amount in rupees.',
      'data.refunded_amt': 'Everything that was or will be refunded, in rupees.',
      'data.left_amt': 'What can still be refunded, in rupees.',
    },
    listAuditEntries: {
      'data.entries': 'Entries, newest first.',
      'data.entries.at': 'Time of the action, ISO 8601 in UTC.',
      'data.entries.actor': 'Name of the staff member.',
      'data.entries.action': 'What was done.',
      'data.entries.subject': 'Number of an order, name of a staff member, or stock number of a product.',
      'data.entries.before': 'Value before; may be empty.',
      'data.entries.after': 'Value after; may be empty.',
      'data.entries.note': 'Note or reason; may be empty.',
    },
    listStock: {
      since: 'Cursor of the previous response; all products without it.',
      'data.products': 'Products that changed, the longest unchanged first.',
      'data.cursor': 'Cursor for the next request.',
      'data.has_more': 'Whether more can be requested at once.',
    },
    changeStock: {
      products: 'New prices and stocks; each stock number once. A missing value stays.',
      'products.stock': 'New units in stock.',
      'products.if_stock': 'Units that the store must have now, else the request is rejected.',
    },
  },
  calls: {
    changeStatus: { errors: { 409: ['order_moved'] } },
    cancelOrder: { errors: { 409: ['order_cancelled', 'order_delivered'] } },
    refundOrder: { errors: { 409: ['refund_key_used', 'refund_refused', 'refund_too_large'] } },
    changeStock: { errors: { 409: ['not_in_files', 'stock_changed'] } },
    relistProducts: { errors: { 409: ['not_in_files'] } },
  },
}

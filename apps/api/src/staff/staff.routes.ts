import { toRupees } from '@store/api-client/contract/money'
import { serializeOrderStatus } from '@store/api-client/contract/orders'
import type { staffCalls } from '@store/api-client/contract/staff'
import type { AppDeps } from '../AppDeps.ts'
import { createAuditLog } from '../audit/index.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { serializeInvoice } from '../invoices/index.ts'
import {
  createOrderFulfilmentService,
  formatRefund,
  listOrdersOfDay,
  orderErrors,
  readInvoiceByOrderNumber,
  refundOrder,
  serializeStaffOrder,
} from '../orders/index.ts'
import { createStockService, type StockResult, serializeStock } from '../stock/index.ts'

/** Creates the handlers of the staff's calls. */
export function staffHandlers(deps: AppDeps): CallGroupHandlers<typeof staffCalls> {
  const fulfilment = createOrderFulfilmentService(deps)
  const stock = createStockService(deps)
  return {
    listOrders: async ({ day }, { messages }) => {
      const orders = await listOrdersOfDay(deps.db, day, `/api/${deps.brand.slug}`)
      return { status: true, data: { orders: orders.map((order) => serializeStaffOrder(order, messages)) } }
    },

    changeStatus: async ({ number, status, note }, { staff }) => {
      const moved = await fulfilment.move(number, status, { actor: staff.name, note })
      if (moved.kind === 'unknown') throw orderErrors.gone()
      if (moved.kind === 'refused') {
        const from = serializeOrderStatus(moved.from)
        throw new HttpError(409, 'order_moved', () => `The order is ${from}: an order moves forward only.`)
      }
      return { status: true, data: { order_status: serializeOrderStatus(status) } }
    },

    cancelOrder: async ({ number, reason }, { staff }) => {
      const cancelled = await fulfilment.cancel(number, { actor: staff.name, note: reason })
      if (cancelled.kind === 'unknown') throw orderErrors.gone()
      if (cancelled.kind === 'refused') throw orderErrors.standing(cancelled.from)
      return { status: true, data: { order_status: 'cancelled' } }
    },

    refundOrder: async ({ number, refundKey, amount, reason }, { staff }) => {
      const change = { actor: staff.name, note: reason }
      const refunded = await refundOrder(deps, { number, key: refundKey, amount }, change)
      switch (refunded.kind) {
        case 'refunded': {
          const { refunded: sum, left } = refunded
          return { status: true, data: { refunded_amt: toRupees(sum), left_amt: toRupees(left) } }
        }
        case 'unknown':
          throw orderErrors.gone()
        case 'tooLarge':
          throw new HttpError(
            409,
            'refund_too_large',
            () => `${formatRefund(refunded.left)} of this order can be refunded at most.`,
            'refund_amt',
          )
        case 'keyUsed':
          throw new HttpError(
            409,
            'refund_key_used',
            () => 'This key belongs to a refund of another amount. Use a new key for another refund.',
            'refund_key',
          )
        case 'refused':
          throw new HttpError(
            409,
            'refund_refused',
            () =>
              `The gateway refused to refund ${formatRefund(refunded.amount)}. Use a new key to refund this amount again.`,
            'refund_key',
          )
      }
    },

    invoice: async ({ number }) => {
      const found = await readInvoiceByOrderNumber(deps.db, number)
      if (!found) throw orderErrors.gone()
      return { status: true, data: serializeInvoice(found) }
    },

    listAuditEntries: async ({ number, sku }) => {
      const entries = await createAuditLog(deps.db).list(number ?? sku)
      return { status: true, data: { entries: [...entries] } }
    },

    listStock: async ({ since }) => {
      const { products, cursor, hasMore } = await stock.changedSince(since)
      return { status: true, data: { products: products.map(serializeStock), cursor, has_more: hasMore } }
    },

    changeStock: async ({ products }, { staff }) =>
      serializeChange(await stock.change(products, { actor: staff.name })),

    withdrawProducts: async ({ skus, note }, { staff }) =>
      serializeChange(await stock.withdraw(skus, { actor: staff.name, note })),

    relistProducts: async ({ skus, note }, { staff }) =>
      serializeChange(await stock.relist(skus, { actor: staff.name, note })),
  }
}

const serializeChange = ({ changed, products }: StockResult) => ({
  ...{ status: true as const },
  data: { changed, products: products.map(serializeStock) },
})

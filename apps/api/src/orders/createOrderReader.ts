import { ordersPerPage } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import { createCatalogueRepo } from '../catalogue/index.ts'
import { createInvoiceRepo, type IssuedInvoice } from '../invoices/index.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { createPaymentRepo } from '../payment/index.ts'
import { createCurrencyRepo } from '../settings/index.ts'
import { canCancel } from './canCancel.ts'
import { createOrderRepo, type OrderRow, type OrderWithLines } from './createOrderRepo.ts'
import type { PaymentService } from './createPaymentService.ts'
import { findOpenUpiPayment } from './findOpenUpiPayment.ts'
import { getLatestPaymentAttempt } from './getLatestPaymentAttempt.ts'
import { orderErrors } from './orderErrors.ts'
import { readInvoice } from './readInvoice.ts'
import type { OrderDetails } from './serializeOrder.ts'

/** Creates the reader of orders with everything that their pages show. */
export function createOrderReader(
  { db, clock, publicOrigin: origin }: Pick<AppDeps, 'db' | 'clock' | 'publicOrigin'>,
  payments: Pick<PaymentService, 'methodsOf' | 'payBy' | 'titleOf'>,
) {
  const orders = createOrderRepo(db)

  const shownIn = async ({ currency, rate }: OrderRow): Promise<OrderDetails['displayCurrency']> => {
    if (currency === 'INR') return undefined
    const known = await createCurrencyRepo(db).find(currency)
    return { code: currency, symbol: known?.symbol ?? `${currency}\u00a0`, rate }
  }

  // Add-ons that need an input are chosen on the page of their gift and have no page.
  const withPage = async (nids: readonly number[]) => {
    const sold = await createCatalogueRepo(db).whole(nids)
    return new Map([...sold].filter(([, { facts }]) => !facts?.asks))
  }

  const show = async (found: OrderWithLines, messages: ServerMessages): Promise<OrderDetails> => {
    const nids = [...new Set(found.lines.map(({ nid }) => nid))]
    const payBy = payments.payBy(found.order)
    const secondsLeft = payBy && Math.max(0, Math.ceil((payBy.getTime() - clock.now().getTime()) / 1000))
    const paid = createPaymentRepo(db)
    const paidOnline = await paid.ofOrder(found.order.id)
    return {
      ...found,
      steps: await orders.steps(found.order),
      cancel: canCancel(found, clock.now()),
      paidBy: payments.titleOf(found.order.payMethod, messages),
      payMethods: payments.methodsOf(found.order, messages),
      payBy,
      paySecondsLeft: secondsLeft,
      paymentAttempt: payBy && getLatestPaymentAttempt(paidOnline),
      upi: secondsLeft === undefined ? undefined : findOpenUpiPayment(paidOnline, { secondsLeft, origin }),
      refunds: await paid.refundsOf(paidOnline),
      invoiceNumber: (await createInvoiceRepo(db).ofOrder(found.order.id)).invoice?.number,
      displayCurrency: await shownIn(found.order),
      sold: await withPage(nids),
    }
  }

  return {
    /**
     * Returns a user's own order; throws the same error whether the order does not exist or belongs to another user.
     */
    async one(userId: number, id: string, messages: ServerMessages): Promise<OrderDetails> {
      const found = await orders.find(userId, id)
      if (!found) throw orderErrors.gone()
      return show(found, messages)
    },

    /** Returns a looked-up order, read-only. */
    async lookedUp(userId: number, id: string, messages: ServerMessages): Promise<OrderDetails> {
      const shown = await this.one(userId, id, messages)
      return {
        ...shown,
        payMethods: [],
        upi: undefined,
        invoiceNumber: undefined,
        cancel: { isPossible: false, why: 'notSignedIn' },
      }
    },

    /**
     * Returns the invoice of a user's own order; throws the same error whether it was not issued or the order belongs
     * to another user.
     */
    async invoice(userId: number, id: string): Promise<IssuedInvoice> {
      const found = await orders.find(userId, id)
      if (!found) throw orderErrors.gone()
      return readInvoice(db, found.order)
    },

    /** Returns a page of a user's orders, newest first. */
    async page(userId: number, page: number) {
      const found = await orders.page(userId, { at: (page - 1) * ordersPerPage, length: ordersPerPage })
      const now = clock.now()
      return {
        ...{ page, total: found.total },
        pages: Math.max(1, Math.ceil(found.total / ordersPerPage)),
        orders: found.orders.map((one) => ({ found: one, cancel: canCancel(one, now) })),
      }
    },
  }
}

/** Reader of orders with everything that their pages show. */
export type OrderReader = ReturnType<typeof createOrderReader>

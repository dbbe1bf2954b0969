import { ordersPerPage } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import { createCatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import { createCurrencyRepo } from '../settings/createCurrencyRepo.ts'
import { canCancel } from './canCancel.ts'
import { createOrderRepo, type OrderRow, type OrderWithLines } from './createOrderRepo.ts'
import type { PaymentService } from './createPaymentService.ts'
import { orderErrors } from './orderErrors.ts'
import type { OrderDetails } from './serializeOrder.ts'

/** Reads orders with all that their pages show. */
export function createOrderReader(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  payments: Pick<PaymentService, 'methodsOf' | 'payBy' | 'titleOf'>,
) {
  const orders = createOrderRepo(db)

  const shownIn = async ({ currency, rate }: OrderRow): Promise<OrderDetails['displayCurrency']> => {
    if (currency === 'INR') return undefined
    const known = await createCurrencyRepo(db).find(currency)
    return { code: currency, symbol: known?.symbol ?? `${currency}\u00a0`, rate }
  }

  // What asks something is chosen on the page of its gift, and has none of its own.
  const withPage = async (nids: readonly number[]) => {
    const sold = await createCatalogueRepo(db).whole(nids)
    return new Map([...sold].filter(([, { facts }]) => !facts?.asks))
  }

  const show = async (found: OrderWithLines): Promise<OrderDetails> => {
    const nids = [...new Set(found.lines.map(({ nid }) => nid))]
    return {
      ...found,
      steps: await orders.steps(found.order),
      cancel: canCancel(found, clock.now()),
      paidBy: payments.titleOf(found.order.payMethod),
      payMethods: payments.methodsOf(found.order),
      payBy: payments.payBy(found.order),
      displayCurrency: await shownIn(found.order),
      sold: await withPage(nids),
    }
  }

  return {
    /** A user's own order; refuses what is not there and what is somebody else's alike. */
    async one(userId: number, id: string): Promise<OrderDetails> {
      const found = await orders.find(userId, id)
      if (!found) throw orderErrors.gone()
      return show(found)
    },

    /** An order that was looked up: to be read only. */
    async lookedUp(userId: number, id: string): Promise<OrderDetails> {
      const shown = await this.one(userId, id)
      return { ...shown, payMethods: [], cancel: { isPossible: false, why: 'notSignedIn' } }
    },

    /** A page of a user's orders, the newest first. */
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

/** Reads orders with all that their pages show. */
export type OrderReader = ReturnType<typeof createOrderReader>

import type { orderCalls } from '@store/api-client/contract/orders'
import { is, pipe, string, uuid } from 'valibot'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { serializeInvoice } from '../invoices/index.ts'
import type { UserInfoWriter } from '../users/index.ts'
import type { CancellationService } from './createCancellationService.ts'
import type { OrderLookupService } from './createOrderLookupService.ts'
import type { OrderReader } from './createOrderReader.ts'
import type { OrderService } from './createOrderService.ts'
import type { PaymentService } from './createPaymentService.ts'
import type { ReorderService } from './createReorderService.ts'
import { orderErrors } from './orderErrors.ts'
import { serializeOrder, serializeOrderListItem } from './serializeOrder.ts'
import { serializeReorderResult } from './serializeReorderResult.ts'

/** Dependencies of the order handlers. */
export interface OrderRouteDeps {
  readonly orders: OrderService
  readonly reader: OrderReader
  readonly cancels: CancellationService
  readonly reorders: ReorderService
  readonly payments: PaymentService
  readonly lookups: OrderLookupService
  readonly hint: UserInfoWriter
}

type OrderHandlers = CallGroupHandlers<typeof orderCalls>

/** Creates the handlers of the order calls; only the session determines whose orders they access. */
export function orderHandlers(route: OrderRouteDeps): OrderHandlers {
  const { orders, reader, payments, lookups, hint } = route
  const list: OrderHandlers['list'] = async ({ page }, { user }) =>
    writePage(await reader.page(user.id, page))
  return {
    place: async (asked, context) => {
      const { id, isNew } = await orders.place(context, asked, {
        currency: context.currency,
        network: context.network,
        messages: context.messages,
      })
      // A repeated request does not set the cart count to 0, because the cart may contain new gifts by then.
      if (isNew) await hint(context, context.session, 0, context.user)
      return { status: true, order_id: id, next: `/order/${id}` }
    },

    get: async ({ id }, { user, messages }) => {
      await payments.refresh(user.id, known(id))
      return { status: true, data: serializeOrder(await reader.one(user.id, id, messages), messages) }
    },

    invoice: async ({ id }, { user }) => ({
      status: true,
      data: serializeInvoice(await reader.invoice(user.id, known(id))),
    }),

    list,
    listRecent: list,

    cancel: async ({ id }, { user, messages }) => {
      await route.cancels.cancel(user.id, known(id))
      return { status: true, data: serializeOrder(await reader.one(user.id, id, messages), messages) }
    },

    reorder: async ({ id, key }, context) => {
      const done = await route.reorders.reorder(context, { id: known(id), key })
      await hint(context, context.session, done.cartCount)
      return { status: true, data: serializeReorderResult(done) }
    },

    payMethods: async ({ id }, { user, messages }) => {
      const { payMethods } = await reader.one(user.id, known(id), messages)
      return { status: true, data: [...payMethods] }
    },

    pay: async ({ id, method }, { user, messages }) => {
      const paid = await payments.pay(user.id, { id: known(id), method })
      if (paid.kind === 'goTo') return { status: true, next: paid.href }
      return { status: true, data: serializeOrder(await reader.one(user.id, id, messages), messages) }
    },

    sendLookupCode: async (asked, context) => ({
      status: true,
      message: context.messages.store.codeSent,
      resend_after: await lookups.sendCode(asked, context),
    }),

    lookUp: async (asked, context) => {
      const { userId, id } = await lookups.open(asked, context)
      return {
        status: true,
        data: serializeOrder(await reader.lookedUp(userId, id, context.messages), context.messages),
      }
    },
  }
}

/** Returns a well-formed order id unchanged; for a malformed one, throws the same error as for another user's order. */
function known(id: string): string {
  if (is(pipe(string(), uuid()), id)) return id
  throw orderErrors.gone()
}

const writePage = ({ orders, page, pages, total }: Awaited<ReturnType<OrderReader['page']>>) => ({
  status: true as const,
  data: {
    orders: orders.map(({ found, cancel }) => serializeOrderListItem(found, cancel)),
    ...{ current_page: page, total_pages: pages, total },
  },
})

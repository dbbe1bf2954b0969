import type { orderCalls } from '@store/api-client/contract/orders'
import { is, pipe, string, uuid } from 'valibot'
import type { Handlers } from '../http/bindCalls.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import type { Visit } from '../http/Visit.ts'
import type { Limits } from '../Limits.ts'
import type { AccountGuard, UserVisit } from '../users/createAccountGuard.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { CancelService } from './createCancelService.ts'
import type { LookupService } from './createLookupService.ts'
import type { OrderReader } from './createOrderReader.ts'
import type { OrderService } from './createOrderService.ts'
import type { PaymentService } from './createPaymentService.ts'
import type { ReorderService } from './createReorderService.ts'
import { orderFaults } from './orderFaults.ts'
import { writeOrder, writeSummary } from './writeOrder.ts'
import { writeReordered } from './writeReordered.ts'

/** What answers the order calls. */
export interface OrderRouteDeps {
  readonly orders: OrderService
  readonly reader: OrderReader
  readonly cancels: CancelService
  readonly reorders: ReorderService
  readonly payments: PaymentService
  readonly lookups: LookupService
  readonly guard: AccountGuard
  readonly hint: HintWriter
  readonly rush: RushLimit
  readonly limits: Pick<Limits, 'ordersPerAddress' | 'ordersPerNetwork'>
}

const hour = 60 * 60 * 1000

type OrderHandlers = Handlers<typeof orderCalls>

/** Answers the order calls; whose orders they are about, the session alone says. */
export function orderHandlers(route: OrderRouteDeps): OrderHandlers {
  const { orders, reader, payments, lookups, guard, hint, rush, limits } = route
  const userOf = async (visit: Visit): Promise<number> => (await guard.requireUser(visit)).user.id
  /** Counts a call that stock is taken by, and mails are sent for. By e-mail address: an account can be opened anew. */
  const count = async (call: 'place' | 'pay' | 'cancel', visit: Visit, { user }: UserVisit) => {
    await rush.use(`${call}:${visit.address}`, limits.ordersPerNetwork, hour)
    await rush.use(`${call}:${user.email}`, limits.ordersPerAddress, hour)
  }
  const list: OrderHandlers['list'] = async ({ page }, visit) =>
    writePage(await reader.page(await userOf(visit), page))
  return {
    place: async (asked, visit) => {
      const user = await guard.requireVerified(visit)
      await count('place', visit, user)
      const { id, isNew } = await orders.place(user, asked, {
        currency: visit.currency,
        network: visit.address,
      })
      // Asked again, the cart may hold new gifts by now.
      if (isNew) await hint(visit, user.session, 0, user.user)
      return { status: true, order_id: id, next: `/order/${id}` }
    },

    get: async ({ id }, visit) => {
      const userId = await userOf(visit)
      return { status: true, data: writeOrder(await reader.one(userId, known(id))) }
    },

    list,
    listRecent: list,

    cancel: async ({ id }, visit) => {
      const user = await guard.requireUser(visit)
      await count('cancel', visit, user)
      await route.cancels.cancel(user.user.id, known(id))
      return { status: true, data: writeOrder(await reader.one(user.user.id, id)) }
    },

    reorder: async ({ id, key }, visit) => {
      const user = await guard.requireUser(visit)
      const done = await route.reorders.reorder(user, { id: known(id), key })
      await hint(visit, user.session, done.cartCount)
      return { status: true, data: writeReordered(done) }
    },

    payMethods: async ({ id }, visit) => {
      const { payMethods } = await reader.one(await userOf(visit), known(id))
      return { status: true, data: [...payMethods] }
    },

    pay: async ({ id, method }, visit) => {
      const user = await guard.requireUser(visit)
      await count('pay', visit, user)
      const paid = await payments.pay(user.user.id, { id: known(id), method })
      if (paid.kind === 'goTo') return { status: true, next: paid.href }
      return { status: true, data: writeOrder(await reader.one(user.user.id, id)) }
    },

    sendLookupCode: async (asked, visit) => ({
      status: true,
      message: 'OTP sent',
      resend_after: await lookups.sendCode(asked, visit),
    }),

    lookUp: async (asked, visit) => {
      const { userId, id } = await lookups.open(asked, visit)
      return { status: true, data: writeOrder(await reader.lookedUp(userId, id)) }
    },
  }
}

/** An id that can be one; anything else is as good as somebody else's. */
function known(id: string): string {
  if (is(pipe(string(), uuid()), id)) return id
  throw orderFaults.gone()
}

const writePage = ({ orders, page, pages, total }: Awaited<ReturnType<OrderReader['page']>>) => ({
  status: true as const,
  data: {
    orders: orders.map(({ found, cancel }) => writeSummary(found, cancel)),
    ...{ current_page: page, total_pages: pages, total },
  },
})

import type { orderCalls } from '@store/api-client/contract/orders'
import { is, pipe, string, uuid } from 'valibot'
import type { LocalRateLimiter } from '../http/createLocalRateLimiter.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { Handlers } from '../http/registerRoutes.ts'
import type { Limits } from '../Limits.ts'
import type { AccountGuard, AuthenticatedContext } from '../users/createAccountGuard.ts'
import type { UserInfoWriter } from '../users/createUserInfoWriter.ts'
import type { CancelService } from './createCancelService.ts'
import type { LookupService } from './createLookupService.ts'
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
  readonly cancels: CancelService
  readonly reorders: ReorderService
  readonly payments: PaymentService
  readonly lookups: LookupService
  readonly guard: AccountGuard
  readonly hint: UserInfoWriter
  readonly rateLimiter: LocalRateLimiter
  readonly limits: Pick<Limits, 'ordersPerAddress' | 'ordersPerNetwork'>
}

const hour = 60 * 60 * 1000

type OrderHandlers = Handlers<typeof orderCalls>

/** Creates the handlers of the order calls; the session alone decides whose orders they concern. */
export function orderHandlers(route: OrderRouteDeps): OrderHandlers {
  const { orders, reader, payments, lookups, guard, hint, rateLimiter, limits } = route
  const userOf = async (context: RequestContext): Promise<number> =>
    (await guard.requireUser(context)).user.id
  /** Counts a call that takes stock and sends mails. By e-mail address, because an account can be recreated. */
  const count = async (
    call: 'place' | 'pay' | 'cancel',
    context: RequestContext,
    { user }: AuthenticatedContext,
  ) => {
    await rateLimiter.use(`${call}:${context.network}`, limits.ordersPerNetwork, hour)
    await rateLimiter.use(`${call}:${user.email}`, limits.ordersPerAddress, hour)
  }
  const list: OrderHandlers['list'] = async ({ page }, context) =>
    writePage(await reader.page(await userOf(context), page))
  return {
    place: async (asked, context) => {
      const user = await guard.requireVerified(context)
      await count('place', context, user)
      const { id, isNew } = await orders.place(user, asked, {
        currency: context.currency,
        network: context.network,
      })
      // On a repeated request the cart may contain new gifts.
      if (isNew) await hint(context, user.session, 0, user.user)
      return { status: true, order_id: id, next: `/order/${id}` }
    },

    get: async ({ id }, context) => {
      const userId = await userOf(context)
      return { status: true, data: serializeOrder(await reader.one(userId, known(id))) }
    },

    list,
    listRecent: list,

    cancel: async ({ id }, context) => {
      const user = await guard.requireUser(context)
      await count('cancel', context, user)
      await route.cancels.cancel(user.user.id, known(id))
      return { status: true, data: serializeOrder(await reader.one(user.user.id, id)) }
    },

    reorder: async ({ id, key }, context) => {
      const user = await guard.requireUser(context)
      const done = await route.reorders.reorder(user, { id: known(id), key })
      await hint(context, user.session, done.cartCount)
      return { status: true, data: serializeReorderResult(done) }
    },

    payMethods: async ({ id }, context) => {
      const { payMethods } = await reader.one(await userOf(context), known(id))
      return { status: true, data: [...payMethods] }
    },

    pay: async ({ id, method }, context) => {
      const user = await guard.requireUser(context)
      await count('pay', context, user)
      const paid = await payments.pay(user.user.id, { id: known(id), method })
      if (paid.kind === 'goTo') return { status: true, next: paid.href }
      return { status: true, data: serializeOrder(await reader.one(user.user.id, id)) }
    },

    sendLookupCode: async (asked, context) => ({
      status: true,
      message: 'OTP sent',
      resend_after: await lookups.sendCode(asked, context),
    }),

    lookUp: async (asked, context) => {
      const { userId, id } = await lookups.open(asked, context)
      return { status: true, data: serializeOrder(await reader.lookedUp(userId, id)) }
    },
  }
}

/** Returns an id if well-formed; any other gets the same error as another user's. */
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

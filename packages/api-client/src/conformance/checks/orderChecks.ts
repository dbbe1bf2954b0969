import { paise } from '../../contract/rules/paise.ts'
import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { createOrderRequest, placeGiftOrder } from './placeGiftOrder.ts'

/** Checks of ordering. */
export const orderChecks: readonly ConformanceCheck[] = [
  {
    title: 'asks a guest to log in before an order',
    profile: 'minimal',
    run: async (context) => {
      const client = context.visitor()
      const { version } = unwrap(await client.cart.add({ productId: context.gift }))
      const orderKey = crypto.randomUUID()
      context
        .expect(await client.cart.startOrder({ orderKey, version }))
        .toMatchObject(httpErrorResult(401, 'login_required'))
    },
  },
  {
    title: 'places an order once for one idempotency key, shows it, and empties the cart',
    profile: 'minimal',
    run: async (context) => {
      const { expect } = context
      const client = await context.user()
      const request = await createOrderRequest(client, context)
      expect(unwrap(await client.cart.startOrder(request)).kind).toEqual('forward')
      const { orderId } = unwrap(await client.orders.place(request))
      expect(unwrap(await client.orders.place(request))).toMatchObject({ orderId })
      expect(unwrap(await client.orders.get({ id: orderId }))).toMatchObject({
        id: orderId,
        total: request.total,
        receiver: request.receiver,
        senderName: 'Asha',
        message: 'Enjoy!',
      })
      const { orders } = unwrap(await client.orders.list({}))
      expect(orders.map(({ id }) => id)).toEqual([orderId])
      expect(unwrap(await client.cart.list())).toMatchObject({ lines: [] })
    },
  },
  {
    title: 'rejects an order whose total differs from the one shown',
    profile: 'minimal',
    run: async (context) => {
      const client = await context.user()
      const request = await createOrderRequest(client, context)
      const answer = await client.orders.place({ ...request, total: paise(request.total - 100) })
      context.expect(answer).toMatchObject(httpErrorResult(409, 'cart_changed'))
    },
  },
  {
    title: 'shows an order to its owner only',
    profile: 'minimal',
    run: async (context) => {
      const { orderId } = await placeGiftOrder(context)
      const stranger = await context.user()
      context
        .expect(await stranger.orders.get({ id: orderId }))
        .toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } })
    },
  },
]

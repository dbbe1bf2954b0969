import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'
import { placeGiftOrder } from './placeGiftOrder.ts'

/** Checks of the calls after an order was placed, such as cancelling it. */
export const orderActionChecks: readonly ConformanceCheck[] = [
  {
    title: 'lists the payment methods of an order, and pays it with one of them',
    profile: 'minimal',
    run: async (context) => {
      const { expect } = context
      const { client, orderId } = await placeGiftOrder(context)
      const methods = unwrap(await client.orders.payMethods({ id: orderId }))
      const method = methods.find(({ refusal }) => refusal === '')
      if (method === undefined) throw new SkipCheckError('needs a payment method that is available')
      expect(await client.orders.pay({ id: orderId, method: 'no-such-method' })).toMatchObject({ ok: false })
      const paid = unwrap(await client.orders.pay({ id: orderId, method: method.name }))
      if (paid.kind === 'done') expect(paid.order).toMatchObject({ id: orderId, paidBy: method.title })
    },
  },
  {
    title: 'cancels an order once, or says why it cannot be cancelled',
    profile: 'full',
    run: async (context) => {
      const { expect } = context
      const { client, orderId } = await placeGiftOrder(context)
      const { cancel } = unwrap(await client.orders.get({ id: orderId }))
      const answer = await client.orders.cancel({ id: orderId })
      expect(answer.ok).toEqual(cancel.isPossible)
      const { status } = unwrap(await client.orders.get({ id: orderId }))
      expect(status === 'cancelled').toEqual(cancel.isPossible)
      expect(await client.orders.cancel({ id: orderId })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 409 },
      })
    },
  },
  {
    title: 'adds the gifts of an order to the cart again, once for one key',
    profile: 'full',
    run: async (context) => {
      const { expect, gift } = context
      const { client, orderId } = await placeGiftOrder(context)
      const key = crypto.randomUUID()
      const { put, cartCount } = unwrap(await client.orders.reorder({ id: orderId, key }))
      expect({ put, cartCount }).toEqual({ put: 1, cartCount: 1 })
      unwrap(await client.orders.reorder({ id: orderId, key }))
      expect(unwrap(await client.cart.list())).toMatchObject({
        itemCount: 1,
        lines: [{ productId: gift, quantity: 1 }],
      })
    },
  },
  {
    title: 'shows an order without a login, with the OTP that was mailed to its address',
    profile: 'full',
    run: async (context) => {
      const { expect, visitor, readOtp } = context
      const { client, orderId } = await placeGiftOrder(context)
      const { number } = unwrap(await client.orders.get({ id: orderId }))
      const { email } = unwrap(await client.profile.get())
      const guest = visitor()
      unwrap(await guest.orders.sendLookupCode({ number, email }))
      const otp = await readOtp(email)
      expect(unwrap(await guest.orders.lookUp({ number, email, otp }))).toMatchObject({ number })
      const wrong = otp === '000000' ? '000001' : '000000'
      expect(await visitor().orders.lookUp({ number, email, otp: wrong })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 422 },
      })
    },
  },
  {
    title: 'has no order of an unknown id',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { orders } = await user()
      expect(await orders.get({ id: crypto.randomUUID() })).toMatchObject(httpErrorResult(404, 'not_found'))
    },
  },
]

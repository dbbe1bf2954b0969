import { paise } from '../../contract/rules/paise.ts'
import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'
import { placeGiftOrder } from './placeGiftOrder.ts'

/** Orders the gift and chooses a payment method, so that the staff see the order. */
async function orderForStaff(context: ConformanceContext) {
  const { client, orderId } = await placeGiftOrder(context)
  const { number, lines, payMethods } = unwrap(await client.orders.get({ id: orderId }))
  const method = payMethods.find(({ refusal }) => refusal === '')
  const day = lines[0]?.deliveryDate
  if (method === undefined || day === undefined)
    throw new SkipCheckError('needs a payment method that is available')
  const paid = unwrap(await client.orders.pay({ id: orderId, method: method.name }))
  if (paid.kind !== 'done') throw new SkipCheckError('needs a payment method without a page of its own')
  return { client, orderId, number, day }
}

/** Checks of orders as the merchant's staff see them. */
export const staffOrderChecks: readonly ConformanceCheck[] = [
  {
    title: 'shows the merchant’s staff the orders of a day, and moves them forward only',
    profile: 'full',
    run: async (context) => {
      const { staff } = context.staff()
      const { number, day } = await orderForStaff(context)
      const orders = unwrap(await staff.listOrders({ day }))
      context.expect(orders.some((order) => order.number === number)).toEqual(true)
      context
        .expect(unwrap(await staff.changeStatus({ number, status: 'preparing', note: 'Ribbon in red' })))
        .toEqual({ status: 'preparing' })
      context
        .expect(await staff.changeStatus({ number, status: 'confirmed' }))
        .toMatchObject(httpErrorResult(409, 'order_moved'))
      const [entry] = unwrap(await staff.listAuditEntries({ number }))
      context.expect(entry).toMatchObject({ subject: number, action: 'orderMoved', note: 'Ribbon in red' })
    },
  },
  {
    title: 'lets the merchant’s staff cancel an order with a reason',
    profile: 'full',
    run: async (context) => {
      const { staff } = context.staff()
      const { number } = await orderForStaff(context)
      const request = { number, reason: 'The road is flooded' }
      context.expect(unwrap(await staff.cancelOrder(request))).toEqual({ status: 'cancelled' })
      context.expect(await staff.cancelOrder(request)).toMatchObject(httpErrorResult(409, 'order_cancelled'))
    },
  },
  {
    title: 'refunds no more than was paid online',
    profile: 'full',
    run: async (context) => {
      const { staff } = context.staff()
      const { number } = await orderForStaff(context)
      const request = { number, refundKey: crypto.randomUUID(), amount: paise(100), reason: 'Late' }
      context.expect(await staff.refundOrder(request)).toMatchObject(httpErrorResult(409, 'refund_too_large'))
    },
  },
  {
    title: 'has no invoice of an order whose gifts have not left, for its buyer and the staff',
    profile: 'full',
    run: async (context) => {
      const { staff } = context.staff()
      const { client, orderId, number } = await orderForStaff(context)
      const missing = httpErrorResult(404, 'not_found')
      context.expect(await client.orders.invoice({ id: orderId })).toMatchObject(missing)
      context.expect(await staff.invoice({ number })).toMatchObject(missing)
    },
  },
  {
    title: 'has no call of the staff for others',
    profile: 'full',
    run: async ({ visitor, expect }) =>
      expect(await visitor().staff.listAuditEntries({})).toMatchObject(
        httpErrorResult(401, 'token_required'),
      ),
  },
]

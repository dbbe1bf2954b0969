import { randomUUID } from 'node:crypto'
import { createApiClient } from '@store/api-client'
import { paise } from '@store/api-client/contract/money'
import type { Order } from '@store/api-client/contract/orders'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refunds } from '../db/schema/payments.ts'
import { users } from '../db/schema/users.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { sendRefunds } from '../payment/sendRefunds.ts'
import { runStaffCommand } from '../staff/runStaffCommand.ts'
import { runOrderCommand } from './runOrderCommand.ts'

const gateway = createTestGateway()
let api: TestApi
let visitor: Visitor
let order: Order
let token: string
beforeAll(async () => {
  api = await openTestApi({}, { payments: [gateway.provider, cashOnDelivery] })
  const { text } = await runStaffCommand(['add', 'Meera', 'operator'], api.deps, 'Owner')
  token = /: ([\w-]{43})$/.exec(text)?.[1] ?? ''
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(lateEvening)
  gateway.setRefundStatus(200)
  gateway.refunds.length = 0
  visitor = await openTestAccount(api)
  order = await placeGiftOrder(visitor)
})

const staff = () => {
  const headers = { authorization: `Bearer ${token}` }
  const { fetch } = api.visitor()
  return createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers }).staff
}
const refund = (amount: number, refundKey: string = randomUUID(), reason = 'The vase was missing') =>
  staff().refundOrder({ number: order.number, refundKey, amount: paise(amount), reason })
const pay = async (reference = `ref-${order.id}`) => {
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'test-bank' }))
  const captured = { status: 'captured', amount: order.total, currency: 'INR' } as const
  expect(await gateway.deliver(api, order.id, captured, { reference })).toBe(200)
}
const reload = async () => expectOk(await visitor.client.orders.get({ id: order.id }))
const say = (...words: readonly string[]) => runOrderCommand(words, api.deps, 'Meera')

describe('a refund by the merchant', () => {
  it('of a part of the amount is sent to the gateway, shown to the buyer, and recorded in the audit log', async () => {
    await pay()
    expect(expectOk(await refund(20_000))).toEqual({ refunded: 20_000, left: order.total - 20_000 })
    expect((await reload()).refunds).toMatchObject([{ amount: 20_000, status: 'pending' }])
    expect(api.mails.at(-1)).toMatchObject({
      subject: `Marigold: a refund for order ${order.number}`,
      text: expect.stringContaining(
        `We’re refunding ₹200 of order ${order.number} to the account you paid with.`,
      ),
    })
    expect(await sendRefunds(api.deps)).toBe(1)
    expect(gateway.refunds).toMatchObject([{ body: { reference: `ref-${order.id}`, amount: 20_000 } }])
    expect(await reload()).toMatchObject({
      ...{ status: 'confirmed', payment: 'done' },
      refunds: [{ amount: 20_000, status: 'accepted' }],
    })
    expect((await say(order.number, 'refund', '--amount', '50.5', '--note', 'Late')).isSuccess).toBe(true)
    const manager = await runStaffCommand(['add', 'Nila', 'manager'], api.deps, 'Owner')
    const headers = { authorization: `Bearer ${/: ([\w-]{43})$/.exec(manager.text)?.[1]}` }
    const { fetch } = api.visitor()
    const client = createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers }).staff
    const entries = expectOk(await client.listAuditEntries({ number: order.number }))
    expect(entries.map(({ at: _, ...entry }) => entry)).toEqual([
      {
        ...{ actor: 'Meera', action: 'orderRefunded', subject: order.number },
        ...{ before: '200', after: '250.5', note: 'Late' },
      },
      {
        ...{ actor: 'Meera', action: 'orderRefunded', subject: order.number },
        ...{ before: '0', after: '200', note: 'The vase was missing' },
      },
    ])
  })

  it('with paise is stated exactly in the mail, the command and the error', async () => {
    await pay()
    const first = await say(order.number, 'refund', '--amount', '50.5', '--note', 'Late')
    expect(first.text).toContain(`₹50.50 of ${order.number} is refunded, ₹50.50 in all; ₹648.50 is left.`)
    expect(api.mails.at(-1)?.text).toContain(`We’re refunding ₹50.50 of order ${order.number}`)
    expect((await say(order.number, 'refund', '--amount', '649', '--note', 'Late')).text).toBe(
      `₹648.50 of ${order.number} can be refunded at most.`,
    )
    expect(await refund(649_00)).toMatchObject({
      failure: { message: '₹648.50 of this order can be refunded at most.' },
    })
  })

  it('is not mailed to an unverified address', async () => {
    await pay()
    await api.deps.db.update(users).set({ verifiedAt: null })
    const before = api.mails.length
    expectOk(await refund(20_000))
    expect(api.mails).toHaveLength(before)
  })

  it('is made once per idempotency key, however often and concurrently it is requested', async () => {
    await pay()
    const key = randomUUID()
    const before = api.mails.length
    const responses = await Promise.all([1, 2, 3].map(() => refund(20_000, key)))
    expect(api.mails).toHaveLength(before + 1)
    expect(responses.map(expectOk)).toEqual(
      responses.map(() => ({ refunded: 20_000, left: order.total - 20_000 })),
    )
    expect(await refund(10_000, key)).toMatchObject({ failure: { status: 409, code: 'refund_key_used' } })
    expect((await reload()).refunds).toHaveLength(1)
    expectOk(await refund(20_000))
    expect((await reload()).refunds).toHaveLength(2)
  })

  it('never exceeds the captured amount, however often it is requested concurrently', async () => {
    await pay()
    const results = await Promise.all([1, 2, 3, 4].map(() => refund(order.total / 2)))
    expect(results.filter((answer) => 'failure' in answer)).toHaveLength(2)
    expect(await refund(1)).toMatchObject({
      failure: {
        status: 409,
        code: 'refund_too_large',
        message: '₹0 of this order can be refunded at most.',
      },
    })
  })

  it('leaves the remaining amount to be refunded by a cancellation', async () => {
    await pay()
    expectOk(await refund(20_000))
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
    await sendRefunds(api.deps)
    const amounts = (await reload()).refunds?.map(({ amount }) => amount)
    expect(amounts).toEqual([20_000, order.total - 20_000])
    expect(await refund(1)).toMatchObject({ failure: { code: 'refund_too_large' } })
  })

  it('can be requested again if the gateway refused the refund of a cancelled order', async () => {
    await pay()
    expectOk(await visitor.client.orders.cancel({ id: order.id }))
    gateway.setRefundStatus(422)
    await sendRefunds(api.deps)
    gateway.setRefundStatus(200)
    expectOk(await refund(order.total))
    await sendRefunds(api.deps)
    expect((await reload()).refunds?.map(({ status }) => status)).toEqual(['refused', 'accepted'])
  })

  it('that the gateway refused is rejected when its key is repeated, and is made with a new key', async () => {
    await pay()
    const key = randomUUID()
    expectOk(await refund(20_000, key))
    gateway.setRefundStatus(422)
    await sendRefunds(api.deps)
    gateway.setRefundStatus(200)
    const mails = api.mails.length
    expect(await refund(20_000, key)).toMatchObject({
      failure: {
        ...{ status: 409, code: 'refund_refused' },
        message: 'The gateway refused to refund ₹200. Use a new key to refund this amount again.',
      },
    })
    expect(await refund(10_000, key)).toMatchObject({ failure: { code: 'refund_key_used' } })
    expect(api.mails).toHaveLength(mails)
    expect(expectOk(await refund(20_000))).toEqual({ refunded: 20_000, left: order.total - 20_000 })
    await sendRefunds(api.deps)
    expect((await reload()).refunds?.map(({ status }) => status)).toEqual(['refused', 'accepted'])
  })

  it('of two payments is rejected with the amount of the part that the gateway refused', async () => {
    await pay()
    gateway.setRefundStatus(422)
    const captured = { status: 'captured', amount: order.total, currency: 'INR' } as const
    expect(await gateway.deliver(api, order.id, captured, { reference: `second-${order.id}` })).toBe(200)
    await sendRefunds(api.deps)
    const key = randomUUID()
    expectOk(await refund(order.total + 20_000, key))
    const ofFirst = and(like(refunds.key, `%${key}`), eq(refunds.amount, order.total))
    await api.deps.db.update(refunds).set({ status: 'accepted' }).where(ofFirst)
    await sendRefunds(api.deps)
    expect(await refund(order.total + 20_000, key)).toMatchObject({
      failure: { message: 'The gateway refused to refund ₹200. Use a new key to refund this amount again.' },
    })
  })

  it('of an order that was not paid online is rejected', async () => {
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
    expect(await refund(1)).toMatchObject({ failure: { code: 'refund_too_large' } })
    expect(await say('MG-NOSUCH', 'refund', '--amount', '1', '--note', 'x')).toEqual({
      ...{ text: 'There is no order MG-NOSUCH.', isSuccess: false },
    })
  })

  it.each([
    ['no amount', 0, 'Why'],
    ['a negative amount', -100, 'Why'],
    ['no reason', 100, ' '],
  ])('with %s is rejected', async (_, amount, reason) => {
    await pay()
    expect(await refund(amount, randomUUID(), reason)).toMatchObject({ failure: { status: 400 } })
  })
})

describe('the command', () => {
  it('refunds once per idempotency key, and prints the remaining amount', async () => {
    await pay()
    const words = ['refund', '--amount', '200', '--note', 'Late', '--key', randomUUID()]
    const first = await say(order.number, ...words)
    expect(first.text).toContain(`₹200 of ${order.number} is refunded, ₹200 in all; ₹499 is left.`)
    expect(await say(order.number, ...words)).toEqual(first)
    expect(await say(order.number, 'refund', '--amount', '600', '--note', 'Late')).toEqual({
      ...{ text: `₹499 of ${order.number} can be refunded at most.`, isSuccess: false },
    })
  })

  it('reports a refund that the gateway refused when its key is repeated', async () => {
    await pay()
    const words = ['refund', '--amount', '200', '--note', 'Late', '--key', randomUUID()]
    expect((await say(order.number, ...words)).isSuccess).toBe(true)
    gateway.setRefundStatus(422)
    await sendRefunds(api.deps)
    expect(await say(order.number, ...words)).toEqual({
      text: `The gateway refused to refund ₹200 of ${order.number}; ₹699 is left. Use a new key to refund this amount again.`,
      isSuccess: false,
    })
  })

  it.each([
    [['refund', '--note', 'Late']],
    [['refund', '--amount', '5']],
    [['refund', '--amount', '0', '--note', 'Late']],
    [['refund', '--amount', '-5', '--note', 'Late']],
    [['refund', '--amount', '5.005', '--note', 'Late']],
    [['refund', '--amount', 'all', '--note', 'Late']],
    [['refund', '--amount', '5', '--note', 'Late', '--key', 'mine']],
    [['cancel', '--amount', '5', '--note', 'Late']],
  ])('prints its usage for the arguments %j', async (words) => {
    const output = await say('MG-ABCDEFGH', ...words)
    expect(output.isSuccess).toBe(false)
    expect(output.text).toMatch(/^Say one of/)
  })
})

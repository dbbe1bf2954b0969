import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openAccount, placeGift } from '../fixtures/placeOrder.ts'
import { createOrderDesk } from './createOrderDesk.ts'
import { moveByCommand } from './moveByCommand.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const say = (...words: readonly string[]) => moveByCommand(words, createOrderDesk(api.deps))

describe('the merchant’s command (AC3)', () => {
  it('moves an order on, each step with its mail and message, and the money changes hands at the door', async () => {
    const visitor = await openAccount(api)
    const { id, number } = await placeGift(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
    api.wait(1000)
    expect(await say(number, 'preparing')).toEqual({
      text: `${number} is preparing now; it was confirmed.`,
      isDone: true,
    })
    api.wait(1000)
    expect((await say(number, 'out_for_delivery')).isDone).toBe(true)
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: Your order ${number} is on its way.`)
    api.wait(1000)
    expect((await say(number, 'delivered')).isDone).toBe(true)
    const order = expectOk(await visitor.client.orders.get({ id }))
    expect(order).toMatchObject({ status: 'delivered', payment: 'done', paidBy: 'Cash on delivery' })
    expect(order.timeline.map(({ kind }) => kind)).toEqual([
      'placed',
      'confirmed',
      'preparing',
      'outForDelivery',
      'delivered',
    ])
    const { items } = expectOk(await visitor.client.notifications.list())
    expect(items.map(({ kind, text }) => [kind, text])[0]).toEqual([
      'delivered',
      `Your order ${number} was delivered.`,
    ])
  })

  it('never moves one back, twice to the same step, or on once it was cancelled', async () => {
    const visitor = await openAccount(api)
    const { number } = await placeGift(visitor)
    await say(number, 'preparing')
    const mails = api.mails.length
    expect(await say(number, 'confirmed')).toEqual({
      text: `${number} is preparing: an order moves forward only.`,
      isDone: false,
    })
    expect((await say(number, 'preparing')).isDone).toBe(false)
    expect(api.mails.length).toBe(mails)
    api.setNow(new Date('2026-11-23T23:00:00+05:30'))
    const other = await placeGift(visitor)
    expectOk(await visitor.client.orders.cancel({ id: other.id }))
    expect((await say(other.number, 'delivered')).isDone).toBe(false)
  })

  it.each([
    [[]],
    [['MG-ABCDEFGH']],
    [['MG-ABCDEFGH', 'lost']],
    [['x', 'delivered']],
    [['MG-ABCDEFGH', 'delivered', 'now']],
  ])('says how it is used on %j', async (words) => {
    expect(await say(...words)).toEqual({
      text: 'Say the number of an order and one of confirmed, preparing, out_for_delivery, delivered.',
      isDone: false,
    })
  })

  it('says that there is no such order', async () => {
    expect(await say('MG-ABCDEFGH', 'delivered')).toEqual({
      text: 'There is no order MG-ABCDEFGH.',
      isDone: false,
    })
  })
})

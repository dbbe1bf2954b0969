import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { runOrderCommand } from './runOrderCommand.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const say = (...words: readonly string[]) => runOrderCommand(words, api.deps, 'Meera')

describe('the merchant command (AC3)', () => {
  it('sets each status with its mail and message, and marks cash as paid on delivery', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
    api.wait(1000)
    expect(await say(number, 'preparing')).toEqual({
      text: `${number} is preparing now; it was confirmed.`,
      isSuccess: true,
    })
    api.wait(1000)
    expect((await say(number, 'out_for_delivery')).isSuccess).toBe(true)
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: Your order ${number} is on its way.`)
    api.wait(1000)
    expect((await say(number, 'delivered')).isSuccess).toBe(true)
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

  it('never sets an earlier or the same status, nor any after a cancellation', async () => {
    const visitor = await openTestAccount(api)
    const { number } = await placeGiftOrder(visitor)
    await say(number, 'preparing')
    const mails = api.mails.length
    expect(await say(number, 'confirmed')).toEqual({
      text: `${number} is preparing: an order moves forward only.`,
      isSuccess: false,
    })
    expect((await say(number, 'preparing')).isSuccess).toBe(false)
    expect(api.mails.length).toBe(mails)
    api.setNow(new Date('2026-11-23T23:00:00+05:30'))
    const other = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.cancel({ id: other.id }))
    expect((await say(other.number, 'delivered')).isSuccess).toBe(false)
  })

  it.each([
    [[]],
    [['MG-ABCDEFGH']],
    [['MG-ABCDEFGH', 'lost']],
    [['x', 'delivered']],
    [['MG-ABCDEFGH', 'delivered', 'now']],
    [['MG-ABCDEFGH', 'delivered', '--fast']],
    [['MG-ABCDEFGH', 'cancel']],
    [['MG-ABCDEFGH', 'delivered', '--day', '2026-11-23']],
    [['list']],
    [['list', '--day', 'today']],
    [['list', '--day', '2026-11-31']],
    [['list', '--day', '2026-11-23', '--format', 'pdf']],
    [['slips', 'all', '--day', '2026-11-23']],
  ])('prints its usage for the arguments %j', async (words) => {
    const output = await say(...words)
    expect(output.isSuccess).toBe(false)
    expect(output.text).toMatch(/^Say one of/)
  })

  it('reports a missing order', async () => {
    expect(await say('MG-ABCDEFGH', 'delivered')).toEqual({
      text: 'There is no order MG-ABCDEFGH.',
      isSuccess: false,
    })
  })
})

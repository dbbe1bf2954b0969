import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('messages', () => {
  it('report each order, newest first, and link to it', async () => {
    const visitor = await openTestAccount(api)
    const first = await placeGiftOrder(visitor)
    api.wait(1000)
    const second = await placeGiftOrder(visitor)
    const { items, unread } = expectOk(await visitor.client.notifications.list())
    expect(unread).toBe(2)
    expect(items).toMatchObject([
      {
        kind: 'placed',
        orderNumber: second.number,
        text: `Your order ${second.number} was placed.`,
        href: `/order/${second.id}`,
        isRead: false,
      },
      { orderNumber: first.number },
    ])
  })

  it('are marked as read one by one or all together, and stay read', async () => {
    const visitor = await openTestAccount(api)
    for (const _ of [1, 2, 3]) await placeGiftOrder(visitor)
    const { notifications } = visitor.client
    const [first] = expectOk(await notifications.list()).items
    const after = expectOk(await notifications.update({ read: [first?.id ?? 0] }))
    expect([after.unread, after.items.map(({ isRead }) => isRead)]).toEqual([2, [true, false, false]])
    expect(expectOk(await notifications.update({ read: 'all' })).unread).toBe(0)
    expect(expectOk(await notifications.list()).unread).toBe(0)
    expect(expectOk(await notifications.update({ read: [] })).unread).toBe(0)
  })

  it('cannot be marked by other users', async () => {
    const mine = await openTestAccount(api)
    const theirs = await openTestAccount(api)
    await placeGiftOrder(theirs)
    const [message] = expectOk(await theirs.client.notifications.list()).items
    expectOk(await mine.client.notifications.update({ read: [message?.id ?? 0] }))
    expectOk(await mine.client.notifications.update({ read: 'all' }))
    expect(expectOk(await theirs.client.notifications.list()).unread).toBe(1)
  })
})

describe('preferences (AC7)', () => {
  it('are off until the user opts in; order updates are always on', async () => {
    const { notifications } = (await openTestAccount(api)).client
    const { preferences } = expectOk(await notifications.list())
    expect(preferences).toEqual({ orderUpdates: true, offers: false, texts: false, reminders: false })
  })

  it('change one by one, and the others stay unchanged', async () => {
    const { notifications } = (await openTestAccount(api)).client
    expectOk(await notifications.update({ preferences: { offers: true } }))
    expectOk(await notifications.update({ preferences: { texts: true } }))
    expectOk(await notifications.update({ preferences: { offers: false } }))
    expectOk(await notifications.update({ preferences: {} }))
    expect(expectOk(await notifications.list()).preferences).toEqual({
      ...{ orderUpdates: true, offers: false, texts: true, reminders: false },
    })
  })

  it('cannot turn off order updates', async () => {
    const visitor = await openTestAccount(api)
    const answer = await visitor.fetch('http://store.test/api/marigold/fa/users/notifications/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ preferences: { order_updates: false } }),
    })
    expect(answer.status).toBe(400)
  })
})

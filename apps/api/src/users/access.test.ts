import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@store/api-client'
import type { Result } from '@store/api-client/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
let owner: Visitor
let id = ''
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
  owner = await openTestAccount(api)
  id = (await placeGiftOrder(owner)).id
})
afterAll(() => api.close())

type Ask = (client: ApiClient, id: string) => Promise<Result<unknown>>

const personal: readonly (readonly [string, Ask])[] = [
  ['profile.get', (client) => client.profile.get()],
  ['profile.save', (client) => client.profile.save({ title: 'Ms.', name: 'Asha' })],
  ['wallet.cards', (client) => client.wallet.cards()],
  ['wallet.deleteCard', (client) => client.wallet.deleteCard({ token: 'card_1' })],
  ['wallet.upiHandles', (client) => client.wallet.upiHandles()],
  ['wallet.deleteUpi', (client) => client.wallet.deleteUpi({ token: 'upi_1' })],
  ['points.list', (client) => client.points.list({})],
  ['notifications.list', (client) => client.notifications.list()],
  ['notifications.update', (client) => client.notifications.update({ read: 'all' })],
  ['accountData.sessions', (client) => client.accountData.sessions()],
  ['accountData.endSession', (client) => client.accountData.endSession({ id: 'others' })],
  ['accountData.download', (client) => client.accountData.download()],
  ['accountData.remove', (client) => client.accountData.remove({ email: 'asha@example.com' })],
  ['orders.list', (client) => client.orders.list({})],
  ['orders.listRecent', (client) => client.orders.listRecent({})],
]

const ofAnOrder: readonly (readonly [string, Ask])[] = [
  ['orders.get', (client, id) => client.orders.get({ id })],
  ['orders.cancel', (client, id) => client.orders.cancel({ id })],
  ['orders.reorder', (client, id) => client.orders.reorder({ id, key: randomUUID() })],
  ['orders.payMethods', (client, id) => client.orders.payMethods({ id })],
  ['orders.pay', (client, id) => client.orders.pay({ id, method: 'cod' })],
]

describe('the account area', () => {
  it.each([...personal, ...ofAnOrder])(
    '%s requires a login and responds with 401 otherwise',
    async (_, ask) => {
      expect(await ask(api.visitor().client, id)).toMatchObject({
        failure: { status: 401, code: 'login_required' },
      })
    },
  )

  it.each(ofAnOrder)(
    '%s responds with 404 to another user’s order, as to an order that does not exist',
    async (_, ask) => {
      const stranger = await openTestAccount(api)
      const answers = [
        await ask(stranger.client, id),
        await ask(stranger.client, randomUUID()),
        await ask(stranger.client, 'nonsense'),
      ]
      for (const answer of answers)
        expect(answer).toMatchObject({ failure: { status: 404, code: 'not_found' } })
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    },
  )

  it('keeps another user’s order unchanged', async () => {
    expect(expectOk(await owner.client.orders.get({ id }))).toMatchObject({
      status: 'placed',
      payment: 'pending',
    })
    expect(resultCodeOf(await owner.client.orders.cancel({ id }))).toBe('ok')
  })

  it('sends responses that must not be cached', async () => {
    const paths = ['profile', 'my_orders', `my_orders/${id}`, 'notifications', 'sessions', 'my_data']
    const addresses = [
      ...paths.map((path) => `marigold/fa/users/${path}`),
      'fa/users/points',
      'marigold/fa/upi/list',
    ]
    for (const address of addresses) {
      const answer = await owner.fetch(`http://store.test/api/${address}`)
      expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([
        address,
        200,
        'private, no-store',
      ])
    }
  })
})

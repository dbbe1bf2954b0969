import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('the server’s time', () => {
  it.each([
    ['2026-11-22T16:29:59.500Z', { today: '2026-11-22', hour: 21, minutes: 59, seconds: 59 }],
    ['2026-11-22T16:30:00.000Z', { today: '2026-11-22', hour: 22, minutes: 0, seconds: 0 }],
    ['2026-11-22T18:29:00.000Z', { today: '2026-11-22', hour: 23, minutes: 59, seconds: 0 }],
    ['2026-12-31T18:30:00.000Z', { today: '2027-01-01', hour: 0, minutes: 0, seconds: 0 }],
    ['2026-11-22T00:10:07.000Z', { today: '2026-11-22', hour: 5, minutes: 40, seconds: 7 }],
  ])('is the time in India (%s)', async (now, expected) => {
    api.setNow(new Date(now))
    expect(expectOk(await api.visitor().client.catalogue.serverTime())).toEqual(expected)
  })

  it('contains the dates of the next two days, and is not cached', async () => {
    api.setNow(new Date('2026-11-29T10:00:00.000Z'))
    const answer = await api.app.request('/api/marigold/fa/server-time')
    expect(await answer.json()).toMatchObject({ nextDate: '30-11-2026', dayAfterTomorrow: '01-12-2026' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('wallet info', () => {
  it('rejects a guest with the error text of the specification', async () => {
    expect(await api.visitor().client.catalogue.rewards()).toMatchObject({
      failure: { status: 401, message: 'Please login to redeem reward points' },
    })
  })

  it('returns the reward points of a user and the part of an order that points can pay, and is not cached', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'asha@example.com')
    expect(expectOk(await visitor.client.catalogue.rewards())).toEqual({
      balance: 0,
      rule: { percentage: 10, maxRupees: 200 },
    })
    const answer = await visitor.fetch('http://store.test/api/marigold/fa/wallet-info')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

import { createApiClient } from '@store/api-client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { savedCards } from '../db/schema/wallets.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount } from '../fixtures/orderJourney.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('saved cards and UPI handles (AC6)', () => {
  it('are masked in every response', async () => {
    const { wallet } = (await openTestAccount(api)).client
    const cards = expectOk(await wallet.cards())
    expect(cards.map(({ masked, network }) => [masked, network]).sort()).toEqual([
      ['•••• 0017', 'RuPay'],
      ['•••• 4242', 'Visa'],
    ])
    expect(expectOk(await wallet.upiHandles()).map(({ masked }) => masked)).toEqual(['as••••@okbank'])
  })

  it('are deleted permanently, one by one', async () => {
    const { wallet } = (await openTestAccount(api)).client
    const [first, second] = expectOk(await wallet.cards())
    expect(expectOk(await wallet.deleteCard({ token: first?.token ?? '' }))).toEqual([second])
    expect(expectOk(await wallet.deleteCard({ token: second?.token ?? '' }))).toEqual([])
    expect(expectOk(await wallet.cards())).toEqual([])
    expect(resultCodeOf(await wallet.deleteCard({ token: first?.token ?? '' }))).toBe('not_found')
    const [handle] = expectOk(await wallet.upiHandles())
    expect(expectOk(await wallet.deleteUpi({ token: handle?.token ?? '' }))).toEqual([])
  })

  it('are seeded once in a sample shop, however many requests arrive at the same time', async () => {
    const { wallet } = (await openTestAccount(api)).client
    const all = await Promise.all(Array.from({ length: 8 }, () => wallet.cards()))
    expect(all.filter(({ ok }) => ok)).toHaveLength(8)
    expect(expectOk(await wallet.cards())).toHaveLength(2)
  })

  it("are private: another user's tokens return 404", async () => {
    const mine = await openTestAccount(api)
    const theirs = await openTestAccount(api)
    const [card] = expectOk(await theirs.client.wallet.cards())
    const [handle] = expectOk(await theirs.client.wallet.upiHandles())
    expect(await mine.client.wallet.deleteCard({ token: card?.token ?? '' })).toMatchObject({
      failure: { status: 404, code: 'not_found' },
    })
    expect(await mine.client.wallet.deleteUpi({ token: handle?.token ?? '' })).toMatchObject({
      failure: { status: 404 },
    })
    expect(expectOk(await theirs.client.wallet.cards())).toHaveLength(2)
  })

  it('are empty at first in a production shop', async () => {
    const visitor = await openTestAccount(api)
    const browser = openBrowser(createApp({ ...api.deps, mode: 'production' }), '203.0.113.7')
    for (const [name, value] of visitor.cookies) browser.cookies.set(name, value)
    const { wallet } = createApiClient({
      ...{ baseUrl: 'http://store.test', brand: 'marigold', fetch: browser.fetch },
    })
    expect(expectOk(await wallet.cards())).toEqual([])
  })

  it('never contain a card number, because neither a route nor the table accepts one', async () => {
    const visitor = await openTestAccount(api)
    expect(await visitor.client.wallet.deleteCard({ token: '4242424242424242' })).toMatchObject({
      failure: { status: 400 },
    })
    const userId = await userIdOf(api, visitor)
    const keep = (card: { readonly token: string; readonly lastDigits: string }) =>
      api.db.insert(savedCards).values({ ...card, userId, network: 'Visa', expiry: '' })
    await expect(keep({ token: '4242424242424242', lastDigits: '4242' })).rejects.toThrow()
    await expect(keep({ token: 'card_1', lastDigits: '4242424242424242' })).rejects.toThrow()
    expect(await api.db.select().from(savedCards).where(eq(savedCards.userId, userId))).toEqual([])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'
import { addProducts, fillWishlist } from '../fixtures/wishlistFixtures.ts'
import { maxFavorites } from './createWishlistService.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function user() {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('There is no account.')
  return visitor.client.wishlist
}

it('adds only one favorite when 20 tabs each add one and there is space for one', async () => {
  const mine = await user()
  const ids = await addProducts(api, maxFavorites + 19)
  await fillWishlist(api, mine, ids.slice(0, maxFavorites - 1))
  const wanted = ids.slice(maxFavorites - 1)
  const results = await Promise.all(wanted.map((productId) => retryWhileBusy(() => mine.add({ productId }))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(expectOk(await mine.list())).toHaveLength(maxFavorites)
})

it('stores a product that is added 30 times concurrently once, and reports no error', async () => {
  const mine = await user()
  const taps = Array.from({ length: 30 }, () => retryWhileBusy(() => mine.add({ productId: gifts.roses })))
  expect((await Promise.all(taps)).every(({ ok }) => ok)).toBe(true)
  expect(expectOk(await mine.list())).toHaveLength(1)
})

it('reports the final state correctly after a concurrent add and remove', async () => {
  const mine = await user()
  const ways = [mine.add, mine.remove, mine.add, mine.remove, mine.add, mine.remove]
  const responses = await Promise.all(ways.map((way) => retryWhileBusy(() => way({ productId: gifts.cake }))))
  expect(responses.every(({ ok }) => ok)).toBe(true)
  expect(expectOk(await mine.list()).length).toBeLessThanOrEqual(1)
})

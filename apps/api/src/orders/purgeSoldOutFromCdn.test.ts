import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { startCdnServer, type TestCdn } from '../fixtures/startCdnServer.ts'
import { countJobs } from '../jobs/countJobs.ts'

let cdn: TestCdn
let api: TestApi
beforeEach(async () => {
  cdn = await startCdnServer()
  api = await openTestApi({}, { cdn: cdn.fastly })
})
afterEach(async () => {
  await api.close()
  await cdn.close()
})

const setStock = (stock: number) =>
  api.db.update(products).set({ stock }).where(eq(products.nid, gifts.roses))

it('purges a product from the CDN when an order takes its last unit, and not before', async () => {
  const visitor = await openTestAccount(api)
  await setStock(2)
  await placeGiftOrder(visitor)
  const purges = (await countJobs(api.db)).filter(({ queue }) => queue.startsWith('cdn'))
  expect(purges.map(({ waiting }) => waiting)).toEqual([0, 0])
  await placeGiftOrder(visitor)
  await cdn.accepted(1)
  expect(cdn.purges).toEqual([['home', 'search', 'products', 'category-flowers', 'product-1001']])
})

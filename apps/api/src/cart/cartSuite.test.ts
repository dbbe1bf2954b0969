import { cartSuite } from '@store/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { pointsOwner } from '../fixtures/pointsOwner.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const opened = ({ client }: Visitor) => ({
  client: client.cart,
  gift: gifts.roses,
  giftWithMessage: { productId: cartGifts.cake, attribute: 16, limit: 25 },
  addOnProducts: {
    ...{ plain: cartGifts.chocolates, candle: cartGifts.candle, card: cartGifts.card },
    occasion: { id: 1, name: 'Birthday' },
  },
  coupon: 'FIRST10',
})

describe('the cart of a guest satisfies the shared contract', () => {
  it.each(cartSuite)('$title', async ({ run }) => run(opened(api.visitor()), expect))
})

describe('the cart of an account with points satisfies the shared contract', () => {
  it.each(cartSuite)('$title', async ({ run }) => {
    const visitor = await pointsOwner(api, 500)
    await run(opened(visitor), expect)
  })
})

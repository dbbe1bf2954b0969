import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../../fixtures/cartJourney.ts'
import { filledHamper } from '../../fixtures/hamperJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const taps = Array.from({ length: 20 }, (_, tap) => tap)

/** Returns a visitor with a cart, because most shoppers browse first. */
async function visitor() {
  const { client } = api.visitor()
  expectOk(await client.cart.add({ productId: gifts.jade }))
  return client
}

describe('one add sent twenty times concurrently on Postgres', () => {
  it('adds a gift with its add-ons only once', async () => {
    const { cart } = await visitor()
    const addOns = [{ productId: cartGifts.chocolates, quantity: 2 }]
    const responses = { productId: gifts.roses, addOns, key: randomUUID() }
    const answers = await Promise.all(taps.map(() => retryWhileBusy(() => cart.add(responses))))
    for (const answer of answers) expect(expectOk(answer).itemCount).toBe(4)
    expect(expectOk(await cart.list()).lines.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
  })

  it('adds a filled hamper only once', async () => {
    const { cart, hampers } = await visitor()
    const results = filledHamper({ key: randomUUID() })
    const answers = await Promise.all(taps.map(() => retryWhileBusy(() => hampers.add(results))))
    for (const answer of answers) expect(expectOk(answer).cartCount).toBe(2)
    expect(expectOk(await cart.list()).lines.map(({ quantity }) => quantity)).toEqual([1, 1])
  })
})

it('an add without an idempotency key adds a unit each time, which shows that the tests above can fail', async () => {
  const { cart } = await visitor()
  await Promise.all(taps.slice(0, 5).map(() => retryWhileBusy(() => cart.add({ productId: gifts.roses }))))
  expect(expectOk(await cart.list()).itemCount).toBe(6)
})

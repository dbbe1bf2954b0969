import type { CartDeliverabilityQuery } from '@store/api-client/contract/delivery'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { limitedGifts } from '../../fixtures/limitedGifts.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const left = async ({ client }: Visitor, place: Partial<CartDeliverabilityQuery>) =>
  expectOk(await client.delivery.leftBehind({ country: 356, city: '', ...place })).map(({ title }) => title)

describe('the undeliverable lines at a new location', () => {
  it('are those that cannot be delivered there, by city or by pincode', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: gifts.cake, pincode: '560001' })
    await visitor.client.cart.add({ productId: gifts.jade, pincode: '560001' })
    await visitor.client.cart.add({ productId: limitedGifts.hatBox, pincode: '560001' })
    const { lines } = expectOk(await visitor.client.cart.list())
    const [cake, jade, hatBox] = lines.map(({ title }) => title)
    expect(await left(visitor, { city: 'Bangalore' })).toEqual([])
    expect(await left(visitor, { city: 'Kolkata' })).toEqual([hatBox])
    expect(await left(visitor, { city: 'Kochi' })).toEqual([cake, hatBox])
    expect(await left(visitor, { city: 'Bengaluru', pincode: '744101' })).toEqual([cake, hatBox])
    expect(await left(visitor, { city: 'Atlantis' })).toEqual([cake, jade, hatBox])
    expect(await left(visitor, { country: 840, city: 'Boston' })).toEqual([cake, jade, hatBox])
  })

  it('include the add-ons of a gift, and exclude saved and declined lines', async () => {
    const visitor = api.visitor()
    const { client } = visitor
    await client.cart.add({ productId: gifts.cake, pincode: '560001' })
    const { lines } = expectOk(await client.cart.add({ productId: cartGifts.chocolates }))
    const [cake] = lines
    expect(await left(visitor, { city: 'Kochi' })).toEqual(lines.map(({ title }) => title))
    await client.cart.save({ lineIds: cake ? [cake.id] : [], isSaved: true })
    expect(await left(visitor, { city: 'Kochi' })).toEqual([])
  })

  it('include all lines of a combo if one of its gifts cannot be delivered', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: cartGifts.rosesAndCake, pincode: '560001' })
    expect((await left(visitor, { city: 'Kochi' })).length).toBe(2)
    expect(await left(visitor, { city: 'Pune' })).toEqual([])
  })

  it("are empty for a visitor without a cart, and never contain another visitor's", async () => {
    await api.visitor().client.cart.add({ productId: gifts.cake, pincode: '560001' })
    const visitor = api.visitor()
    expect(await left(visitor, { city: 'Kochi' })).toEqual([])
    expect(visitor.cookies.size).toBe(0)
  })
})

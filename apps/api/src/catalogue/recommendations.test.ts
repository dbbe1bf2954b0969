import { toProductId } from '@store/api-client/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const catalogue = () => api.visitor().client.catalogue

describe('the recommendations for a product', () => {
  it('are from other categories, at about its price, the most popular first', async () => {
    const recommended = expectOk(await catalogue().recommended({ productId: gifts.cake }))
    expect(recommended).toHaveLength(8)
    const cakes = expectOk(await catalogue().category({ category: 'cakes' })).products
    const self = cakes.find(({ id }) => id === gifts.cake)
    const ids = recommended.map(({ id }) => id)
    expect(cakes.filter(({ id }) => ids.includes(id))).toEqual([])
    for (const { price } of recommended) {
      expect(price).toBeGreaterThanOrEqual((self?.price ?? 0) / 2 - 1)
      expect(price).toBeLessThanOrEqual((self?.price ?? 0) * 2)
    }
    const ratings = recommended.map(({ rating = 0 }) => rating)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  })

  it('are not found for an unknown product', async () => {
    const answer = await catalogue().recommended({ productId: toProductId(999_999) })
    expect(answer).toMatchObject({ ok: false, failure: { status: 404 } })
  })
})

describe('products by number', () => {
  it('are returned in the requested order, each once, and only if they are on sale', async () => {
    const ids = [gifts.roses, 999_999, gifts.cake, gifts.roses]
    const cards = expectOk(await catalogue().cards({ ids }))
    expect(cards.map(({ id }) => id)).toEqual([gifts.roses, gifts.cake])
  })

  it.each(['', 'x', '1,', '1;2', '-1', '1,2,3,4,5,6,7,8,9,10,11,12,13'])(
    'are rejected for the list %j',
    async (nids) => {
      const answer = await api.app.request(`/api/marigold/fa/product-cards?nids=${encodeURIComponent(nids)}`)
      expect(answer.status).toBe(400)
    },
  )
})

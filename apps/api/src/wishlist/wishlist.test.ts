import { toProductId, type WishlistItem } from '@store/api-client/contract/wishlist'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { wishlists } from '../db/schema/wishlists.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { addProducts, fillWishlist } from '../fixtures/wishlistFixtures.ts'
import { maxFavorites } from './createWishlistService.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const address = '/api/fa/newfacart/wishlists'
const idsOf = (items: readonly WishlistItem[]) => items.map(({ id }) => id)

async function user(): Promise<Visitor['client']['wishlist']> {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('There is no account.')
  return visitor.client.wishlist
}

describe('the wishlist', () => {
  it('requires a login: responds with 401 and stores nothing', async () => {
    const { wishlist } = api.visitor().client
    const refused = { ok: false, failure: { kind: 'refused', status: 401, code: 'login_required' } }
    expect(await wishlist.list()).toMatchObject(refused)
    expect(await wishlist.add({ productId: gifts.roses })).toMatchObject(refused)
    expect(await wishlist.remove({ productId: gifts.roses })).toMatchObject(refused)
    expect(await api.db.select().from(wishlists)).toEqual([])
  })

  it('returns added products, newest first, with the data of a product list', async () => {
    const mine = await user()
    expectOk(await mine.add({ productId: gifts.roses }))
    const items = expectOk(await mine.add({ productId: gifts.cake }))
    expect(idsOf(items)).toEqual([gifts.cake, gifts.roses])
    expect(items[1]).toMatchObject({
      title: 'Twelve Red Roses Bouquet',
      href: '/p/flower/red-roses-bouquet',
      price: 69900,
      inStock: true,
    })
    expect(items[1]?.picture.srcSet).toContain(' 400w')
    expect(idsOf(expectOk(await mine.list()))).toEqual([gifts.cake, gifts.roses])
  })

  it('marks sold-out products', async () => {
    const mine = await user()
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.jade))
    expect(expectOk(await mine.add({ productId: gifts.jade }))).toMatchObject([{ inStock: false }])
    await api.db.update(products).set({ stock: 10 }).where(eq(products.nid, gifts.jade))
  })

  it('adds or removes a product once, even if requested repeatedly', async () => {
    const mine = await user()
    for (const _ of [1, 2]) await mine.add({ productId: gifts.cake })
    await mine.add({ productId: gifts.roses })
    expect(idsOf(expectOk(await mine.add({ productId: gifts.cake })))).toEqual([gifts.roses, gifts.cake])
    for (const _ of [1, 2])
      expect(idsOf(expectOk(await mine.remove({ productId: gifts.cake })))).toEqual([gifts.roses])
  })

  it('rejects a product that is not sold', async () => {
    const mine = await user()
    expect(await mine.add({ productId: toProductId(999_999) })).toMatchObject({ failure: { status: 404 } })
    expect(expectOk(await mine.remove({ productId: toProductId(999_999) }))).toEqual([])
  })

  it('is visible to and changed by its user only (R10)', async () => {
    const mine = await user()
    const theirs = await user()
    await mine.add({ productId: gifts.roses })
    expect(expectOk(await theirs.list())).toEqual([])
    expect(expectOk(await theirs.remove({ productId: gifts.roses }))).toEqual([])
    expect(idsOf(expectOk(await mine.list()))).toEqual([gifts.roses])
  })

  it('rejects more favorites than the limit, but accepts existing ones again', async () => {
    const [visitor] = await createAccounts(api, 1)
    const mine = visitor?.client.wishlist
    if (!mine) throw new Error('There is no account.')
    const [first, ...others] = await addProducts(api, maxFavorites + 1)
    if (!first) throw new Error('There is no product.')
    await fillWishlist(api, mine, [first, ...others.slice(1)])
    expect(await mine.add({ productId: others[0] ?? first })).toMatchObject({
      failure: { status: 409, code: 'wishlist_full' },
    })
    expect(expectOk(await mine.add({ productId: first }))).toHaveLength(maxFavorites)
  })
})

describe('the wishlist API', () => {
  it('accepts the query parameter rsource, responds with favorites by product id and their number, and is never cached', async () => {
    const [visitor] = await createAccounts(api, 1)
    const send = (path: string, method: string, body: object) =>
      visitor?.fetch(`http://store.test${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const added = await send(`${address}?rsource=mob`, 'POST', { nid: gifts.roses })
    expect(added?.headers.get('cache-control')).toBe('private, no-store')
    expect(await added?.json()).toMatchObject({
      wishlist_data: { [gifts.roses]: { nid: gifts.roses } },
      wcount: 1,
    })
    expect((await send(`${address}?rsource=tv`, 'POST', { nid: gifts.roses }))?.status).toBe(400)
    const removed = await send(`${address}/${gifts.roses}?rsource=web`, 'DELETE', {})
    expect(await removed?.json()).toEqual({ wishlist_data: {}, wcount: 0 })
    for (const id of ['abc', '0', '-1', '1.5', '99999999999'])
      expect((await send(`${address}/${id}`, 'DELETE', {}))?.status).toBe(400)
    for (const nid of ['1001', 0, null, 1e12])
      expect((await send(address, 'POST', { nid }))?.status).toBe(400)
  })

  it('receives the rsource parameter in the query of every client call', async () => {
    const [visitor] = await createAccounts(api, 1)
    const requests: string[] = []
    const { createApiClient } = await import('@store/api-client')
    const { wishlist } = createApiClient({
      baseUrl: 'http://store.test',
      brand: 'marigold',
      fetch: (input, init) => {
        const request = new Request(input, init)
        requests.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`)
        return visitor?.fetch(request) ?? Promise.reject(new Error('There is no account.'))
      },
    })
    await wishlist.add({ productId: gifts.cake })
    await wishlist.list()
    expect(expectOk(await wishlist.remove({ productId: gifts.cake }))).toEqual([])
    expect(requests).toEqual([
      `POST ${address}?rsource=web`,
      `GET ${address}?rsource=web`,
      `DELETE ${address}/${gifts.cake}?rsource=web`,
    ])
  })
})

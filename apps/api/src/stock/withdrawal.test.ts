import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApiClient } from '@store/api-client'
import { toProductId } from '@store/api-client/contract/cart'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { runImportCommand } from '../catalogueFiles/importing/runImportCommand.ts'
import { products } from '../db/schema/products.ts'
import { addTestStaff } from '../fixtures/addTestStaff.ts'
import { fillableHampers, filledHamper } from '../fixtures/hamperJourney.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type TestApiOptions } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart } from '../fixtures/orderJourney.ts'

let api: TestApi
let token: string
async function open(options: TestApiOptions = {}) {
  api = await openTestApi({}, options)
  api.setNow(lateEvening)
  token = await addTestStaff(api)
}
afterEach(() => api.close())

const roses = 'mg-1001'
const chocolates = `mg-${fillableHampers.chocolates}`

const staff = () => {
  const { fetch } = api.visitor()
  const headers = { authorization: `Bearer ${token}` }
  return createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers }).staff
}
const withdraw = async (...skus: readonly string[]) => expectOk(await staff().withdrawProducts({ skus }))
const relist = async (...skus: readonly string[]) => expectOk(await staff().relistProducts({ skus }))

const product = async (nid: number = gifts.roses) => {
  const [found] = await api.db.select().from(products).where(eq(products.nid, nid))
  if (!found) throw new Error(`There is no product ${nid}.`)
  return found
}

const add = (productId = gifts.roses) => ({ productId, pincode: receiver.pincode })

describe('withdrawing a product', () => {
  beforeEach(() => open())

  it('removes it from lists and search until it is listed again', async () => {
    const { client } = api.visitor()
    const before = await product()
    const { total } = expectOk(await client.catalogue.search({ text: before.title }))
    expect((await withdraw(roses)).products).toMatchObject([
      { sku: roses, stock: before.stock, isOnSale: false },
    ])
    expect(await product()).toMatchObject({ stock: 0, category: 'off-sale' })
    expect(await withdraw(roses)).toMatchObject({ changed: 0 })
    const found = expectOk(await client.catalogue.search({ text: before.title }))
    expect(found.total).toBe(total - 1)
    expect(found.products.map(({ title }) => title)).not.toContain(before.title)
    const page = expectOk(await client.catalogue.productPage({ type: before.type, slug: before.slug }))
    expect(page).toMatchObject({ product: { title: before.title, isOutOfStock: true } })
    expect((await relist(roses)).products).toMatchObject([{ sku: roses, isOnSale: true }])
    expect(await relist(roses)).toMatchObject({ changed: 0 })
    expect(await product()).toEqual({ ...before, changedAt: expect.any(Date) })
    expect(expectOk(await client.catalogue.search({ text: before.title })).total).toBe(total)
  })

  it('still allows changes of its price and stock', async () => {
    await withdraw(roses)
    const changed = await staff().changeStock({ products: [{ sku: roses, stock: 7 }] })
    expect(expectOk(changed)).toMatchObject({ changed: 1, products: [{ stock: 7, isOnSale: false }] })
    expect((await product()).stock).toBe(0)
    await relist(roses)
    expect((await product()).stock).toBe(7)
  })

  it('changes nothing if one SKU of the request does not exist', async () => {
    expect(await staff().withdrawProducts({ skus: [roses, 'mg-0'] })).toMatchObject({
      failure: {
        ...{ status: 404, code: 'not_found' },
        message: 'Nothing was written.\nskus[1] (mg-0): there is no product with this stock number',
      },
    })
    expect((await product()).category).not.toBe('off-sale')
  })
})

describe('an object that refers to a withdrawn product', () => {
  beforeEach(() => open())

  it('a cart line stays, and the order is rejected until it is removed or the product is listed again', async () => {
    const visitor = await openTestAccount(api)
    const { client } = visitor
    expectOk(await client.cart.add(add()))
    const { version } = expectOk(await client.cart.add(add(gifts.bouquet)))
    const { title } = await product()
    await withdraw(roses)
    expect(expectOk(await client.cart.list()).lines.map((line) => line.title)).toContain(title)
    expect(expectOk(await client.cart.startOrder({ orderKey: randomUUID(), version }))).toMatchObject({
      ...{ kind: 'outOfStock', messages: [expect.stringContaining(title)] },
    })
    await expect(orderCart(visitor)).rejects.toThrow(title)
    await relist(roses)
    expect((await orderCart(visitor)).lines.map((line) => line.title)).toContain(title)
  })

  it('a saved line stays, and can be moved to the cart when the product is listed again', async () => {
    const { client } = await openTestAccount(api)
    const { lines } = expectOk(await client.cart.add(add()))
    const [line] = lines
    if (!line) throw new Error('The cart is empty.')
    expectOk(await client.cart.save({ lineIds: [line.id], isSaved: true }))
    await withdraw(roses)
    expect(expectOk(await client.cart.list()).saved.map(({ id }) => id)).toContain(line.id)
    await relist(roses)
    const back = expectOk(await client.cart.save({ lineIds: [line.id], isSaved: false }))
    expect(back.lines.map(({ id }) => id)).toContain(line.id)
  })

  it('a filled hamper cannot be ordered, and new hampers cannot contain the product', async () => {
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.hampers.add(filledHamper()))
    await withdraw(chocolates)
    await expect(orderCart(visitor)).rejects.toThrow('Small Box of Chocolates')
    expect(await visitor.client.hampers.add(filledHamper())).toMatchObject({
      failure: { code: 'out_of_stock' },
    })
    await relist(chocolates)
    expect((await orderCart(visitor)).lines).toHaveLength(1)
  })

  it('a combo cannot be bought', async () => {
    await withdraw(roses)
    const { client } = api.visitor()
    const combo = await client.cart.add(add(toProductId(4002)))
    expect(combo).toMatchObject({ failure: { code: 'out_of_stock' } })
  })

  it('a favorite stays and is marked as out of stock', async () => {
    const { client } = await openTestAccount(api)
    expectOk(await client.wishlist.add({ productId: gifts.roses }))
    await withdraw(roses)
    expect(expectOk(await client.wishlist.list())).toMatchObject([{ id: gifts.roses, inStock: false }])
  })

  it('a placed order stays, and the units of its cancellation are for sale after the product is listed again', async () => {
    const visitor = await openTestAccount(api)
    const { stock } = await product()
    expectOk(await visitor.client.cart.add(add()))
    const { id } = await orderCart(visitor)
    await withdraw(roses)
    expect(expectOk(await visitor.client.orders.get({ id })).status).toBe('placed')
    expectOk(await visitor.client.orders.cancel({ id }))
    expect(await product()).toMatchObject({ stock: 0, withdrawnStock: stock })
    await relist(roses)
    expect((await product()).stock).toBe(stock)
  })
})

describe('an import', () => {
  // The sample's service areas refer to cities of the whole directory.
  beforeEach(() => open({ hasAllPlaces: true }))

  const run = (...options: readonly string[]) =>
    runImportCommand([join(apiFolder, 'sample/catalogue'), ...options], api.deps, api.deps.cataloguePictures)

  it('does not put a product back on sale that the staff withdrew', async () => {
    const before = await product()
    await withdraw(roses)
    expect((await run('--apply', '--remove-missing')).text).toContain('Nothing to do')
    expect((await product()).category).toBe('off-sale')
    await relist(roses)
    expect(await product()).toMatchObject({ stock: before.stock, category: before.category })
  })

  it('puts a product back on sale that an earlier import withdrew', async () => {
    await api.db.update(products).set({ stock: 0, category: 'off-sale' }).where(eq(products.nid, 1001))
    const expected = { failure: { status: 409, code: 'not_in_files' } }
    expect(await staff().relistProducts({ skus: [roses] })).toMatchObject(expected)
    expect(await staff().changeStock({ products: [{ sku: roses, stock: 5 }] })).toMatchObject(expected)
    await run('--apply')
    expect((await product()).category).toBe('flowers')
  })
})

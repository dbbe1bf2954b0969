import { toProductId } from '@store/api-client/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { createAccounts } from '../../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import { limitedGifts } from '../../fixtures/limitedGifts.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const pune = '411001'
const kolkata = '700001'

const account = async (): Promise<Visitor> => {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('No account was made.')
  return visitor
}

describe('a gift of limited cities', () => {
  it('can be added to the cart only for delivery to one of its cities', async () => {
    const { client } = api.visitor()
    expect(resultCodeOf(await client.cart.add({ productId: limitedGifts.hatBox, pincode: kolkata }))).toBe(
      'not_deliverable',
    )
    const cart = expectOk(await client.cart.add({ productId: limitedGifts.hatBox, pincode: pune }))
    expect(lineOf(cart, limitedGifts.hatBox).deliveryText).toBe('Arrives Tue, 24 Nov in Pune, 411001')
  })

  it('can be ordered only for a receiver in one of its cities', async () => {
    const { client } = await account()
    const { version, total } = expectOk(
      await client.cart.add({ productId: limitedGifts.hatBox, pincode: pune }),
    )
    const request = { version, total, receiver, senderName: '', message: '' }
    const to = (city: string, pincode: string) =>
      client.orders.place({
        ...{ ...request, orderKey: crypto.randomUUID() },
        receiver: { ...receiver, city, pincode },
      })
    expect(resultCodeOf(await to('Kolkata', kolkata))).toBe('not_deliverable')
    expect((await to('Pune', pune)).ok).toBe(true)
  })

  it('limits its combo to the same cities', async () => {
    const [hatBox] = await api.db.select().from(products).where(eq(products.nid, limitedGifts.hatBox))
    const [rose] = await api.db.select().from(products).where(eq(products.nid, gifts.roses))
    const [combo] = await api.db.select().from(products).where(eq(products.nid, cartGifts.rosesAndCake))
    if (!hatBox || !rose || !combo?.facts) throw new Error('The sample lacks what this test combines.')
    const nid = toProductId(99_002)
    const lines = [hatBox, rose].map((part) => ({ nid: part.nid, quantity: 1 }))
    const facts = { ...combo.facts, attributes: [], combo: { lines, canReplicate: false } }
    await api.db
      .insert(products)
      .values({ ...combo, nid, sku: 'limited-combo', slug: 'limited-combo', isCake: false, facts })
    const { client } = api.visitor()
    expect(resultCodeOf(await client.cart.add({ productId: nid, pincode: kolkata }))).toBe('not_deliverable')
    const check = (pincode: string) => client.delivery.checkPincode({ productId: nid, pincode })
    expect(expectOk(await check(kolkata))).toMatchObject({ deliverable: false })
    expect(expectOk(await check(pune))).toMatchObject({ deliverable: true })
    expect(expectOk(await client.days.area({ productId: nid, pincode: kolkata }))).toEqual({
      isServed: false,
    })
    const cart = expectOk(await client.cart.add({ productId: nid, pincode: pune }))
    expect(cart.lines.map(({ deliveryText }) => deliveryText)).toEqual(
      cart.lines.map(() => expect.stringContaining('in Pune')),
    )
    const left = expectOk(await client.delivery.leftBehind({ country: 356, city: 'Kolkata' }))
    expect(left.length).toBe(2)
  })
})

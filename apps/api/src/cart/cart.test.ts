import { toLineId } from '@store/api-client/contract/cart'
import { parseRichText } from '@store/api-client/contract/rules/parseRichText'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const nowhere = toLineId('00000000-0000-4000-8000-000000000000')

describe('the cart', () => {
  it('is empty for a visitor without a cart, and reading it creates no session', async () => {
    const { client, cookies } = api.visitor()
    expect(expectOk(await client.cart.list())).toMatchObject({ lines: [], total: 0, itemCount: 0 })
    expect(cookies.size).toBe(0)
  })

  it('stores what a guest adds, with the server’s price and the delivery date (R1)', async () => {
    const { client, cookies } = api.visitor()
    const cart = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    expect(cart.lines).toMatchObject([
      {
        title: 'Twelve Red Roses Bouquet',
        quantity: 1,
        price: 69900,
        deliveryText: 'Arrives Mon, 23 Nov in Bengaluru, 560001',
      },
    ])
    expect(expectOk(await client.cart.list())).toEqual(cart)
    expect(JSON.parse(decodeURIComponent(cookies.get('hint') ?? ''))).toEqual({ count: 1 })
  })

  it('adds the same gift for the same location to its line, and for another location as a separate line', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.roses, pincode: '560001' })
    await client.cart.add({ productId: gifts.roses, pincode: '560001' })
    const cart = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '110001' }))
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('charges delivery below the threshold and not at or above it', async () => {
    const { client } = api.visitor()
    const plant = expectOk(await client.cart.add({ productId: gifts.jade }))
    expect(plant).toMatchObject({ total: 49800, listTotal: 64800, saving: 15000 })
    expect(plant.rows).toEqual([
      { kind: 'items', label: 'Subtotal', amount: 44900, atMost: undefined },
      { kind: 'delivery', label: 'Delivery charge', amount: 4900, atMost: undefined },
    ])
    expect(plant.chargeMessage).toEqual(
      parseRichText('Add gifts of <b>₹50</b> more for <b>free delivery</b>'),
    )
    const two = expectOk(await client.cart.add({ productId: gifts.jade }))
    expect(two).toMatchObject({ total: 89800, chargeMessage: [] })
    expect(two.rows.at(-1)).toMatchObject({ kind: 'delivery', amount: 0, atMost: 4900 })
  })

  it('sets a quantity idempotently, and increments the version each time (R2)', async () => {
    const { client } = api.visitor()
    const { lines, version } = expectOk(await client.cart.add({ productId: gifts.roses }))
    const lineId = lines[0]?.id ?? nowhere
    const three = expectOk(await client.cart.changeQuantity({ lineId, quantity: 3, from: 1 }))
    const again = expectOk(await client.cart.changeQuantity({ lineId, quantity: 3, from: 1 }))
    expect([three.itemCount, again.itemCount]).toEqual([3, 3])
    expect([three.version, again.version]).toEqual([version + 1, version + 2])
  })

  it.each([0, 11, -1, 1.5, Number.NaN])('rejects a quantity of %s with 400', async (quantity) => {
    const { client } = api.visitor()
    const lineId = expectOk(await client.cart.add({ productId: gifts.roses })).lines[0]?.id ?? nowhere
    expect(await client.cart.changeQuantity({ lineId, quantity, from: 1 })).toMatchObject({
      failure: { kind: 'refused', status: 400 },
    })
    expect(expectOk(await client.cart.list()).itemCount).toBe(1)
  })

  it('accepts no more units of one gift than the limit', async () => {
    const { client } = api.visitor()
    const lineId = expectOk(await client.cart.add({ productId: gifts.roses })).lines[0]?.id ?? nowhere
    await client.cart.changeQuantity({ lineId, quantity: quantityLimits.max, from: 1 })
    expect(await client.cart.add({ productId: gifts.roses })).toMatchObject({
      failure: { code: 'quantity_limit' },
    })
  })

  it('removes a line, and accepts a repeated removal', async () => {
    const { client } = api.visitor()
    const lineId = expectOk(await client.cart.add({ productId: gifts.roses })).lines[0]?.id ?? nowhere
    expect(expectOk(await client.cart.remove({ lineIds: [lineId] })).lines).toEqual([])
    expect((await client.cart.remove({ lineIds: [lineId] })).ok).toBe(true)
  })

  it('neither shows nor changes the lines of another visitor', async () => {
    const owner = api.visitor()
    const stranger = api.visitor()
    const lineId = expectOk(await owner.client.cart.add({ productId: gifts.roses })).lines[0]?.id ?? nowhere
    await stranger.client.cart.add({ productId: gifts.jade })
    expect(await stranger.client.cart.changeQuantity({ lineId, quantity: 2, from: 1 })).toMatchObject({
      failure: { status: 404, code: 'line_gone' },
    })
    await stranger.client.cart.remove({ lineIds: [lineId] })
    expect(expectOk(await owner.client.cart.list()).itemCount).toBe(1)
  })

  it('creates no session for a gift that is unavailable', async () => {
    const { client, cookies } = api.visitor()
    await client.cart.add({ productId: gifts.soldOut })
    expect(cookies.size).toBe(0)
  })

  it('clears the user-info cookie of a browser whose session has expired', async () => {
    const { client, cookies } = api.visitor()
    await client.cart.add({ productId: gifts.roses })
    cookies.set('sid', 'x'.repeat(43))
    await client.cart.list()
    expect(cookies.has('hint')).toBe(false)
  })

  it('accepts a removal from a visitor without a cart', async () => {
    expect(expectOk(await api.visitor().client.cart.remove({ lineIds: [nowhere] })).lines).toEqual([])
  })

  it('keeps a gift that is added during a login', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: gifts.jade })
    const [, ...adds] = await Promise.all([
      signUp(api, visitor, 'beside@example.com'),
      ...Array.from({ length: 6 }, () => visitor.client.cart.add({ productId: gifts.roses })),
    ])
    const added = adds.filter(({ ok }) => ok).length
    expect(expectOk(await visitor.client.cart.list()).itemCount).toBe(1 + added)
  })

  it.each([
    ['sold out', gifts.soldOut, undefined, 'out_of_stock'],
    ['not delivered to the pincode', gifts.cake, '682001', 'not_deliverable'],
    ['for an unknown pincode', gifts.cake, '999999', 'not_deliverable'],
  ])('rejects a gift that is %s', async (_, productId, pincode, code) => {
    expect(await api.visitor().client.cart.add({ productId, pincode })).toMatchObject({
      failure: { status: 409, code },
    })
  })

  it('keeps all of five gifts added concurrently', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.jade })
    await Promise.all(Array.from({ length: 5 }, () => client.cart.add({ productId: gifts.roses })))
    expect(expectOk(await client.cart.list()).itemCount).toBe(6)
  })

  it('merges the cart of the guest into that of the account at login without loss (R3)', async () => {
    const first = api.visitor()
    await first.client.cart.add({ productId: gifts.roses, pincode: '560001' })
    expect((await signUp(api, first, 'merge@example.com')).cartCount).toBe(1)
    const phone = api.visitor()
    await phone.client.cart.add({ productId: gifts.roses, pincode: '560001' })
    await phone.client.cart.add({ productId: gifts.cake, pincode: '560001' })
    api.wait(31_000)
    expect((await signUp(api, phone, 'merge@example.com')).cartCount).toBe(3)
    const merged = expectOk(await first.client.cart.list())
    expect(merged.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Twelve Red Roses Bouquet', 2],
      ['Chocolate Truffle Cake', 1],
    ])
  })
})

describe('a change of the cart', () => {
  it.each([
    ['quantity', { ci_id: nowhere, qty: 1, action: 'act_increment' }],
    ['combo-quantity', { combo_id: nowhere, qty: 1 }],
    ['message', { ci_id: nowhere, c_aid: nowhere, o_msg: '', u_msg: 'a' }],
    ['freebie', { ci_id: nowhere, udf: 1 }],
    ['restore', { ci_ids: [nowhere] }],
    ['save', { ci_ids: [nowhere], saved: 1 }],
  ])(
    '%s returns 404 for a visitor without a cart or with another one, and 400 for an unknown field',
    async (path, body) => {
      const owner = api.visitor()
      await owner.client.cart.add({ productId: gifts.jade })
      const post = async ({ fetch }: Visitor, sent: object) => {
        const response = await fetch(`http://store.test/api/fa/newfacart/cart/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        })
        return response.status
      }
      expect(await post(api.visitor(), body)).toBe(404)
      expect(await post(owner, body)).toBe(404)
      expect(await post(owner, { ...body, price: 1 })).toBe(400)
    },
  )

  it('is rejected by the rate limit after too many in a minute', async () => {
    const strict = await openTestApi({ changesPerNetwork: 3 })
    const { client } = strict.visitor()
    const [line] = expectOk(await client.cart.add({ productId: gifts.roses })).lines
    const change = () => client.cart.changeQuantity({ lineId: line?.id ?? nowhere, quantity: 2, from: 1 })
    for (let times = 0; times < 3; times += 1) expectOk(await change())
    expect(await change()).toMatchObject({ failure: { status: 429, code: 'too_many' } })
    strict.wait(61_000)
    expectOk(await change())
    await strict.close()
  })
})

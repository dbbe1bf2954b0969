import { randomUUID } from 'node:crypto'
import { candleLimits } from '@store/api-client/contract/rules/candleNumber'
import { greetingCardTextLimit } from '@store/api-client/contract/rules/cardText'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartIdempotencyKeys } from '../../db/schema/carts.ts'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { pointsOwner } from '../../fixtures/pointsOwner.ts'
import { purgeAllExpiredRows } from '../../purge/purgeAllExpiredRows.ts'

let api: TestApi
let old: TestApi
beforeAll(async () => {
  api = await openTestApi()
  old = await openTestApi({}, { addOns: { layout: 'old', countries: [356] } })
})
afterAll(() => Promise.all([api.close(), old.close()]))

const { candle, card, cake, chocolates, vase } = cartGifts
const birthday = 1
const place = { pincode: '560001' }

describe('a gift with add-ons', () => {
  const everything = {
    productId: cake,
    ...place,
    texts: [{ attribute: 16, text: 'Happy birthday' }],
    addOns: [
      { productId: chocolates, quantity: 3 },
      { productId: candle, quantity: 1, candleNumber: 25 },
      { productId: card, quantity: 1, occasion: birthday, text: 'With love' },
    ],
  }

  it('is added by one request, together with its add-ons and all selections', async () => {
    const cart = expectOk(await api.visitor().client.cart.add(everything))
    const line = lineOf(cart, cake)
    expect(cart.lines.map(({ belongsTo }) => belongsTo)).toEqual([undefined, line.id, line.id, line.id])
    expect(lineOf(cart, chocolates).quantity).toBe(3)
    expect(lineOf(cart, candle)).toMatchObject({
      price: 25 * 4900,
      attributes: [{ label: 'Number', text: '25' }],
    })
    expect(lineOf(cart, card).attributes).toMatchObject([
      { label: 'Occasion', text: 'Birthday' },
      { label: 'Message on the card', text: 'With love', kind: 'message' },
    ])
    expect(cart.itemCount).toBe(6)
  })

  it('keeps its add-ons and selections in the order, the order details and a reorder', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'along@example.com')
    const { client } = visitor
    const { version, total, lines } = expectOk(await client.cart.add(everything))
    const request = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
    const { orderId } = expectOk(await client.orders.place(request))
    const order = expectOk(await client.orders.get({ id: orderId }))
    const textsOf = (all: readonly { readonly attributes: readonly object[] }[]) =>
      all.map(({ attributes }) => attributes.map((one) => ('text' in one ? one.text : '')))
    expect(textsOf(order.lines)).toEqual(textsOf(lines))
    expect(order.lines.map(({ price }) => price)).toEqual(lines.map(({ price }) => price))
    expectOk(await client.orders.reorder({ id: orderId, key: randomUUID() }))
    const again = expectOk(await client.cart.list())
    expect(textsOf(again.lines)).toEqual(textsOf(lines))
    expect(again.total).toBe(total)
    expect(again.lines.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity))
  })

  it.each([
    ['an unknown add-on', { productId: gifts.roses, quantity: 1 }, 'invalid'],
    ['a number candle without its number', { productId: candle, quantity: 1 }, 'candle_number'],
    [
      'a number candle above the limit',
      { productId: candle, quantity: 1, candleNumber: candleLimits.most + 1 },
      'candle_number',
    ],
    ['a card without an occasion', { productId: card, quantity: 1 }, 'occasion'],
    ['a card with an unknown occasion', { productId: card, quantity: 1, occasion: 99 }, 'occasion'],
    ['unprintable characters', { productId: card, quantity: 1, occasion: 1, text: '<3' }, 'message_signs'],
    [
      'a personalisation text that is too long',
      { productId: card, quantity: 1, occasion: 1, text: 'x'.repeat(greetingCardTextLimit + 1) },
      'message_long',
    ],
    ['a number for an add-on that takes none', { productId: vase, quantity: 1, candleNumber: 3 }, 'invalid'],
    [
      'a personalisation text for an add-on that takes none',
      { productId: vase, quantity: 1, text: 'x' },
      'invalid',
    ],
  ])('is rejected as a whole with %s', async (_, wrong, code) => {
    const { client } = api.visitor()
    const addOns = [{ productId: chocolates, quantity: 1 }, wrong]
    expect(resultCodeOf(await client.cart.add({ productId: cake, addOns }))).toBe(code)
    expect(expectOk(await client.cart.list()).lines).toEqual([])
  })

  it('is rejected as a whole if one add-on is out of stock, not deliverable there, or listed twice', async () => {
    const { client } = api.visitor()
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, vase))
    const with_ = (nid: typeof vase) => [{ productId: nid, quantity: 1 }]
    expect(resultCodeOf(await client.cart.add({ productId: cake, addOns: with_(vase) }))).toBe('out_of_stock')
    await api.db.update(products).set({ stock: 50 }).where(eq(products.nid, vase))
    const far = { productId: gifts.jade, pincode: '744101', addOns: with_(vase) }
    expect(resultCodeOf(await client.cart.add(far))).toBe('not_deliverable')
    const twice = [...with_(vase), ...with_(vase)]
    expect(resultCodeOf(await client.cart.add({ productId: cake, addOns: twice }))).toBe('invalid')
    expect(expectOk(await client.cart.list()).lines).toEqual([])
  })

  it('is rejected as a whole if a line would exceed the limit', async () => {
    const { client } = api.visitor()
    const body = {
      productId: gifts.roses,
      addOns: [{ productId: chocolates, quantity: quantityLimits.max }],
    }
    const before = expectOk(await client.cart.add(body))
    expect(resultCodeOf(await client.cart.add(body))).toBe('quantity_limit')
    expect(expectOk(await client.cart.list()).lines).toEqual(before.lines)
  })

  it('includes the price of one candle per digit in the old layout, which accepts up to three digits', async () => {
    const { client } = old.visitor()
    const add = (candleNumber: number) =>
      client.cart.add({ productId: cake, addOns: [{ productId: candle, quantity: 1, candleNumber }] })
    expect(lineOf(expectOk(await add(125)), candle).price).toBe(3 * 4900)
  })

  it('is rejected if the gift itself is an add-on', async () => {
    const { client } = api.visitor()
    await client.cart.add({ productId: gifts.roses })
    const input = { productId: chocolates, addOns: [{ productId: vase, quantity: 1 }] }
    expect(resultCodeOf(await client.cart.add(input))).toBe('invalid')
  })
})

describe('Buy Now', () => {
  it('first removes the former add-ons of the same gift, and keeps those of other gifts', async () => {
    const { client } = api.visitor()
    const asked = { productId: gifts.roses, addOns: [{ productId: chocolates, quantity: 2 }] }
    expectOk(await client.cart.add(asked))
    const other = { productId: gifts.jade, addOns: [{ productId: chocolates, quantity: 1 }] }
    expectOk(await client.cart.add(other))
    const button = 'buyNow' as const
    const addOns = [{ productId: vase, quantity: 1 }]
    const cart = expectOk(await client.cart.add({ ...asked, addOns, button }))
    const along = (nid: number) =>
      cart.lines
        .filter(({ belongsTo }) => belongsTo === lineOf(cart, nid).id)
        .map(({ productId, quantity }) => [productId, quantity])
    expect(along(gifts.roses)).toEqual([[vase, 1]])
    expect(along(gifts.jade)).toEqual([[chocolates, 1]])
  })
})

describe('the idempotency key of an add', () => {
  it('makes repeated requests add a gift only once', async () => {
    const { client } = api.visitor()
    const asked = {
      productId: gifts.roses,
      addOns: [{ productId: chocolates, quantity: 2 }],
      key: randomUUID(),
    }
    const once = expectOk(await client.cart.add(asked))
    expect(expectOk(await client.cart.add(asked)).lines).toEqual(once.lines)
    expect(expectOk(await client.cart.add({ ...asked, key: randomUUID() })).itemCount).toBe(
      2 * once.itemCount,
    )
  })

  it('makes a request that is repeated after a login add a gift only once', async () => {
    const visitor = api.visitor()
    const asked = { productId: gifts.roses, key: randomUUID() }
    expectOk(await visitor.client.cart.add(asked))
    await signUp(api, visitor, 'once@example.com')
    expect(expectOk(await visitor.client.cart.add(asked)).itemCount).toBe(1)
  })

  it('is rejected when it is reused for a different request', async () => {
    const { client } = api.visitor()
    const key = randomUUID()
    expectOk(await client.cart.add({ productId: gifts.roses, key }))
    expect(resultCodeOf(await client.cart.add({ productId: gifts.jade, key }))).toBe('add_key_used')
    expect(expectOk(await client.cart.list()).itemCount).toBe(1)
  })

  it('can be reused after a failure', async () => {
    const { client } = api.visitor()
    expectOk(await client.cart.add({ productId: gifts.jade }))
    const asked = { productId: gifts.roses, addOns: [{ productId: vase, quantity: 1 }], key: randomUUID() }
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, vase))
    expect(resultCodeOf(await client.cart.add(asked))).toBe('out_of_stock')
    await api.db.update(products).set({ stock: 50 }).where(eq(products.nid, vase))
    expect(expectOk(await client.cart.add(asked)).itemCount).toBe(3)
  })

  it('belongs to one visitor, so that another visitor can use the same key', async () => {
    const asked = { productId: gifts.roses, key: randomUUID() }
    for (const { client } of [api.visitor(), api.visitor()]) {
      expect(expectOk(await client.cart.add(asked)).itemCount).toBe(1)
    }
  })

  it('expires after a day', async () => {
    await api.visitor().client.cart.add({ productId: gifts.roses, key: randomUUID() })
    const day = 24 * 60 * 60 * 1000
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + day - 1))
    expect((await api.db.select().from(cartIdempotencyKeys)).length).toBeGreaterThan(0)
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + day + 1))
    expect(await api.db.select().from(cartIdempotencyKeys)).toEqual([])
  })
})

describe('redeemed points with a gift', () => {
  it('are redeemed or not according to a flag of the add request, and stay unchanged without the flag', async () => {
    const { client } = await pointsOwner(api, 500)
    const add = async (redeemsPoints?: boolean) =>
      expectOk(await client.cart.add({ productId: gifts.roses, redeemsPoints })).points?.isRedeemed
    expect([await add(true), await add(), await add(false)]).toEqual([true, true, false])
  })

  it('are ignored in the request of a guest, whose gift is still added', async () => {
    const { client } = api.visitor()
    const cart = expectOk(await client.cart.add({ productId: gifts.roses, redeemsPoints: true }))
    expect([cart.itemCount, cart.points]).toEqual([1, undefined])
  })
})

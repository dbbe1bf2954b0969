import { randomUUID } from 'node:crypto'
import { type AddToCartRequest, type LineAttribute, toProductId } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Order } from '@store/api-client/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../../fixtures/cartJourney.ts'
import { expectOk, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'
import { orderCart } from '../../fixtures/orderJourney.ts'
import { pointsOwner } from '../../fixtures/pointsOwner.ts'
import { giftImage, uploadMugPhoto } from '../../fixtures/uploadPhoto.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { candle, card, chocolates } = cartGifts
const { pincode } = receiver
const photoCake = toProductId(2006)
const designCake = toProductId(12016)
const day = parseCalendarDate('2026-12-02')
const birthday = 1
const words = 'Happy birthday Asha'

const along = [
  { productId: chocolates, quantity: 3 },
  { productId: candle, quantity: 2, candleNumber: 25 },
  { productId: card, quantity: 1, occasion: birthday, text: 'With love Ravi' },
]

/** Returns a request with all selections of a gift; only the button differs between the tests. */
const whole = (
  more: Pick<AddToCartRequest, 'productId' | 'photos' | 'texts'>,
  button: AddToCartRequest['button'],
) =>
  ({
    ...{ ...more, pincode, button, key: randomUUID(), redeemsPoints: true },
    choices: [{ attribute: 10, options: [2] }],
    delivery: { date: day, by: 'vendor', slot: '23-24' },
    addOns: along,
  }) satisfies AddToCartRequest

/** Returns the texts of an order for each of its gifts. */
const reported = ({ lines }: Order) =>
  lines.map(({ productId, quantity, deliveryDate, slot, through, pincode: to, attributes, belongsTo }) => ({
    ...{ productId, quantity, on: deliveryDate, slot, through, to },
    said: attributes.map(tellOne),
    isAlong: belongsTo !== undefined,
  }))

const tellOne = (one: LineAttribute): string =>
  `${one.label}: ${one.kind === 'picture' ? one.pictureSrc : one.text}`

const when = { on: day, slot: { start: 23, end: 24 }, through: 'vendor', to: pincode }
const gone = (productId: number, quantity: number, said: readonly string[]) => ({
  ...{ productId, quantity, ...when, said, isAlong: true },
})
const wentAlong = [
  gone(chocolates, 3, []),
  gone(candle, 2, ['Number: 25']),
  gone(card, 1, ['Occasion: Birthday', 'Message on the card: With love Ravi']),
]

/** Adds a gift with a photo, its text and its weight, and returns the expected content of the order. */
async function withPhoto(visitor: Visitor) {
  const { id, pictureSrc } = await uploadMugPhoto(visitor)
  const texts = [{ attribute: 16, text: words }]
  return {
    asked: { productId: photoCake, texts, photos: [{ attribute: giftImage, upload: id }] },
    said: ['Weight: 2 Kg', `Gift image: ${pictureSrc}`, `Message on Cake: ${words}`],
  }
}

/** Adds a gift with a design. */
async function withDesign(visitor: Visitor) {
  const { id, pictureSrc } = await uploadMugPhoto(visitor)
  return {
    asked: { productId: designCake, photos: [{ attribute: 44, upload: id }] },
    said: ['Weight: 2 Kg', `Design: ${pictureSrc}`],
  }
}

const ways = [
  ['Add to Cart', withPhoto, 'addToCart'],
  ['Buy Now', withPhoto, 'buyNow'],
  ['Add to Cart of a design', withDesign, 'addToCart'],
  ['Buy Now of a design', withDesign, 'buyNow'],
] as const

describe('all selections of a gift are in the order', () => {
  it.each(ways)('%s: every selected field is in the order', async (_, choose, button) => {
    const visitor = await pointsOwner(api, 100)
    visitor.cookies.set('user_select_currency', 'USD')
    const { asked, said } = await choose(visitor)
    const cart = expectOk(await visitor.client.cart.add(whole(asked, button)))
    expect(cart.points?.isRedeemed).toBe(true)
    const order = await orderCart(visitor)
    const gift = { productId: asked.productId, quantity: 1, ...when, said, isAlong: false }
    expect(reported(order)).toEqual([gift, ...wentAlong])
    expect(order.total).toBe(cart.total)
    expect(order.shownIn?.code).toBe('USD')
    const labels = order.rows.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Delivery slot', 'Reward points']))
    const [first] = order.lines
    expect(order.lines.slice(1).map(({ belongsTo }) => belongsTo)).toEqual(along.map(() => first?.id))
  })

  it('a guest who signs in during checkout: the order contains all selections', async () => {
    const visitor = api.visitor()
    const { asked, said } = await withPhoto(visitor)
    expectOk(await visitor.client.cart.add(whole(asked, 'buyNow')))
    await signUp(api, visitor, 'whole@example.com')
    const [gift, ...rest] = reported(await orderCart(visitor))
    expect(gift?.said).toEqual(said)
    expect(rest).toEqual(wentAlong)
  })

  it('a request that is repeated after a lost response: the order contains each selection once', async () => {
    const visitor = await pointsOwner(api, 100)
    const { asked } = await withPhoto(visitor)
    const request = whole(asked, 'buyNow')
    expectOk(await visitor.client.cart.add(request))
    expectOk(await visitor.client.cart.add(request))
    expect(reported(await orderCart(visitor)).map(({ quantity }) => quantity)).toEqual([1, 3, 2, 1])
  })

  it('“order again”: the next order contains the same selections', async () => {
    const visitor = await pointsOwner(api, 100)
    const { asked } = await withPhoto(visitor)
    expectOk(await visitor.client.cart.add(whole(asked, 'addToCart')))
    const first = await orderCart(visitor)
    expectOk(await visitor.client.orders.reorder({ id: first.id, key: randomUUID() }))
    const chosen = (order: Order) =>
      reported(order).map(({ productId, quantity, said }) => [productId, quantity, said])
    expect(chosen(await orderCart(visitor))).toEqual(chosen(first))
  })

  it('filling a hamper: the order contains its items, texts, date and add-ons', async () => {
    const visitor = await pointsOwner(api, 100)
    const { client } = visitor
    const hamper = expectOk(await client.hampers.get({ id: 'create-your-hamper' }))
    const picks = hamper.steps.flatMap(({ id, min, items }) =>
      items.slice(0, min).map(({ id: productId }) => ({ step: id, productId, quantity: 1 })),
    )
    const message = { attribute: hamper.message?.attribute ?? 0, text: words }
    const body = {
      productId: hamper.id,
      picks,
      pincode,
      date: day,
      message,
      addOns: along,
      key: randomUUID(),
    }
    expectOk(await client.hampers.add({ ...body, type: 'buyNow' }))
    expectOk(await client.hampers.add({ ...body, type: 'buyNow' }))
    const order = await orderCart(visitor)
    const [first, ...rest] = reported(order)
    expect(first).toMatchObject({ productId: hamper.id, on: day, to: pincode })
    expect(first?.said).toEqual([expect.stringContaining(words)])
    expect(order.lines[0]?.parts.map(({ quantity }) => quantity)).toEqual(picks.map(() => 1))
    expect(rest.map(({ productId, quantity, said }) => ({ productId, quantity, said }))).toEqual(
      wentAlong.map(({ productId, quantity, said }) => ({ productId, quantity, said })),
    )
    expect(order.lines.slice(1).map(({ belongsTo }) => belongsTo)).toEqual(
      along.map(() => order.lines[0]?.id),
    )
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../../fixtures/cartJourney.ts'
import { filledHamper } from '../../fixtures/hamperJourney.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { openTestAccount } from '../../fixtures/orderJourney.ts'
import { createCartRepo } from '../createCartRepo.ts'

let requests: string[] = []
// Rate limits are flushed later, during any other query, so these queries are not counted.
const isOwn = (text: string) => !text.includes('"allowances"')
const logger = { logQuery: (text: string) => void (isOwn(text) && requests.push(text)) }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { logger })
})
afterAll(() => api.close())

const { basket, cake, candle, chocolates, rosesAndCake } = cartGifts
const to = { pincode: '560001' }
const texts = [{ attribute: 16, text: 'For Asha' }]
const wanted = [
  { productId: cake, texts, ...to },
  { productId: cake, texts, ...to },
  { productId: cake, texts, pincode: '110001' },
  { productId: basket, ...to },
  { productId: rosesAndCake, ...to },
  { productId: rosesAndCake, ...to },
  { productId: chocolates },
  {
    ...{ productId: cake, texts, ...to },
    addOns: [
      { productId: chocolates, quantity: 3 },
      { productId: candle, quantity: 1, candleNumber: 7 },
    ],
  },
  { productId: gifts.jade },
] as const

describe('the response of an add equals the stored cart', () => {
  it('in every line after adding new gifts, more units, a free gift, a combo, add-ons and a gift for another location', async () => {
    const { client } = api.visitor()
    for (const one of wanted) {
      const answered = expectOk(await client.cart.add({ ...one, key: randomUUID() }))
      expect(expectOk(await client.cart.list())).toEqual(answered)
    }
  })

  it('in every line after Buy Now of a gift, which removes its former add-ons', async () => {
    const { client } = api.visitor()
    const gift = { productId: cake, texts, ...to, addOns: [{ productId: chocolates, quantity: 2 }] }
    await client.cart.add(gift)
    const answered = expectOk(await client.cart.add({ ...gift, button: 'buyNow' }))
    expect(answered.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(expectOk(await client.cart.list())).toEqual(answered)
  })

  it('in the line of a filled hamper, at the price of its items', async () => {
    const { client } = api.visitor()
    const { cartCount } = expectOk(await client.hampers.add(filledHamper()))
    const cart = expectOk(await client.cart.list())
    const answered = expectOk(await client.cart.add({ productId: gifts.jade }))
    expect([cartCount, answered.lines[0]]).toEqual([1, cart.lines[0]])
  })
})

it('adding to a cart does not lock the cart if the session has expired', async () => {
  const lock = createCartRepo(api.db).lock({ tokenHash: 'ended', userId: null }, randomUUID())
  await expect(lock).rejects.toMatchObject({ code: 'session_changed' })
})

describe('the number of database queries', () => {
  it('is at most five queries for adding a gift (session with cart and lines, gift, location, all writes, offered add-ons)', async () => {
    const { client } = api.visitor()
    const gift = { productId: gifts.roses, ...to }
    await client.cart.add({ ...gift, key: randomUUID() })
    requests = []
    expectOk(await client.cart.add({ ...gift, key: randomUUID() }))
    expect(requests.length).toBeLessThanOrEqual(5)
  })

  it('is at most nine queries for an order, with the stock updated last, so that concurrent orders wait only for the commit', async () => {
    const { client } = await openTestAccount(api)
    const { version, total } = expectOk(await client.cart.add({ productId: gifts.roses, ...to }))
    requests = []
    expectOk(
      await client.orders.place({
        orderKey: randomUUID(),
        version,
        total,
        receiver,
        senderName: '',
        message: '',
      }),
    )
    expect(requests.length).toBeLessThanOrEqual(9)
    expect(requests.at(-1)).toMatch(/^update products set stock/)
  })
})

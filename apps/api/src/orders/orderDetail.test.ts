import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts, lineOf, messageOf } from '../fixtures/cartJourney.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { payments: [cashOnDelivery] })
  api.setNow(lateEvening)
})
afterAll(() => api.close())

const { basket, cake, chocolates, rosesAndCake, seeds } = cartGifts
const { pincode } = receiver

describe('the order details', () => {
  it('contain the options and texts of each gift, and the gift of each add-on', async () => {
    const visitor = await openTestAccount(api)
    const { cart } = visitor.client
    const pair = expectOk(await cart.add({ productId: rosesAndCake, pincode }))
    const word = messageOf(lineOf(pair, cake))
    const { id: lineId } = lineOf(pair, cake)
    expectOk(await cart.updateMessage({ lineId, attributeId: word.id, from: word.text, text: 'For Ravi' }))
    await cart.add({ productId: basket, pincode })
    const cakeIn = { productId: cake, pincode, texts: [{ attribute: 16, text: 'For Asha' }] }
    const beside = expectOk(await cart.add(cakeIn)).lines.findLast((line) => line.productId === cake)
    expectOk(await cart.add({ productId: chocolates, belongsTo: beside?.id }))
    const { lines } = await orderCart(visitor)
    const idOf = (nid: number) => lines.find(({ productId }) => productId === nid)?.id
    const reported = lines.map(({ productId, isFree, belongsTo }) => [productId, isFree, belongsTo])
    expect(reported).toEqual([
      [rosesAndCake, false, undefined],
      [basket, false, undefined],
      [seeds, true, idOf(basket)],
      [cake, false, undefined],
      [chocolates, false, idOf(cake)],
    ])
    expect(lines[0]).toMatchObject({
      href: expect.stringMatching(/^\/p\/combo\//),
      pincode,
      attributes: [],
      parts: [
        { title: 'Twelve Red Roses Bouquet', quantity: 1 },
        {
          title: 'Chocolate Truffle Cake',
          quantity: 1,
          attributes: [{}, { kind: 'message', text: 'For Ravi' }],
        },
      ],
    })
    expect(lines[3]?.attributes).toMatchObject([
      { kind: 'choice', name: 'weight' },
      { kind: 'message', name: 'cakeMessage', text: 'For Asha' },
    ])
  })

  it('start with the placed status, and contain the payment methods', async () => {
    const order = await placeGiftOrder(await openTestAccount(api))
    expect(order).toMatchObject({
      placedAt: lateEvening.toISOString(),
      status: 'placed',
      timeline: [{ kind: 'placed', at: lateEvening.toISOString() }],
      payment: 'pending',
      paidBy: '',
      payMethods: [{ name: 'cod', title: 'Cash on delivery', refusal: '' }],
      cancel: { isPossible: true },
    })
  })
})

describe('the list of orders', () => {
  it('has ten orders per page, newest first, and the total count', async () => {
    const visitor = await openTestAccount(api)
    const numbers: string[] = []
    for (let made = 0; made < 12; made += 1) {
      api.wait(1000)
      numbers.unshift((await placeGiftOrder(visitor)).number)
    }
    const { orders } = visitor.client
    const first = expectOk(await orders.list({}))
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12 })
    expect(first.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 10))
    const second = expectOk(await orders.listRecent({ page: 2 }))
    expect(second.orders.map(({ number }) => number)).toEqual(numbers.slice(10))
    expect(expectOk(await orders.list({ page: 3 }))).toMatchObject({ orders: [], page: 3, pages: 2 })
    api.setNow(lateEvening)
  })

  it('lists each order with its gifts except add-ons, its earliest delivery date, its total and whether it can be cancelled', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: basket, pincode })
    await visitor.client.cart.add({ productId: chocolates })
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    const order = await orderCart(visitor)
    const [shown] = expectOk(await visitor.client.orders.list({})).orders
    expect(shown).toMatchObject({
      id: order.id,
      number: order.number,
      status: 'placed',
      payment: 'pending',
      deliveryDate: '2026-11-24',
      deliveryDates: ['2026-11-24', '2026-11-25'],
      total: order.total,
      cancel: { isPossible: true },
    })
    expect(shown?.gifts.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Fifty Red Roses in a Basket', 1],
      ['Twelve Red Roses Bouquet', 1],
    ])
  })

  it('is empty for a user without orders, and rejects an invalid page', async () => {
    const visitor = await openTestAccount(api)
    expect(expectOk(await visitor.client.orders.list({}))).toEqual({
      orders: [],
      page: 1,
      pages: 1,
      total: 0,
    })
    const answer = await visitor.fetch('http://store.test/api/marigold/fa/users/my_orders?current_page=0')
    expect(answer.status).toBe(400)
  })
})

import { randomUUID } from 'node:crypto'
import { createApiClient } from '@store/api-client'
import type { Paise } from '@store/api-client/contract/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { redirectPaymentProvider } from '../fixtures/redirectPaymentProvider.ts'
import { createCashOnDeliveryProvider } from '../payment/createCashOnDeliveryProvider.ts'
import type { PaymentProvider, PaymentStartResult } from '../payment/PaymentProvider.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { payments: [cashOnDelivery] })
})
afterAll(() => api.close())

const pay = ({ client }: Visitor, id: string, method = 'cod') => client.orders.pay({ id, method })

/** Returns the same visitor in a shop with other payment methods. */
function atShopWith(visitor: Visitor, payments: readonly PaymentProvider[], log = api.deps.log) {
  const browser = openBrowser(createApp({ ...api.deps, payments, log }), '203.0.113.7')
  for (const [name, value] of visitor.cookies) browser.cookies.set(name, value)
  return createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch: browser.fetch }).orders
}

const giftOf = async (nid: number) =>
  (await api.db.select().from(products).where(eq(products.nid, nid)))[0] ?? expect.unreachable()

const gateway = (start: (asked: readonly string[]) => PaymentStartResult) => {
  const requests: string[] = []
  const provider: PaymentProvider = {
    ...{ name: 'card', title: 'Card', unavailableReason: () => undefined },
    start: async ({ id }) => {
      requests.push(id)
      return start(requests)
    },
  }
  return { asked: requests, provider }
}

describe('cash on delivery', () => {
  it('confirms an order, and announces it by mail and message', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    expect(expectOk(await pay(visitor, id))).toMatchObject({
      kind: 'done',
      order: {
        ...{ payment: 'onDelivery', paidBy: 'Cash on delivery', payMethods: [], status: 'confirmed' },
        timeline: [{ kind: 'placed' }, { kind: 'confirmed' }],
      },
    })
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: Your order ${number} is confirmed.`)
    expect(expectOk(await visitor.client.notifications.list()).items[0]).toMatchObject({
      kind: 'confirmed',
      href: `/order/${id}`,
    })
  })

  it('changes and sends nothing when it is selected again', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    await pay(visitor, id)
    const mails = api.mails.length
    expect(expectOk(await pay(visitor, id))).toMatchObject({ kind: 'done', order: { payment: 'onDelivery' } })
    expect(expectOk(await pay(visitor, id, 'other')).kind).toBe('done')
    expect(api.mails.length).toBe(mails)
  })

  it.each([
    [
      'for orders above ₹10,000',
      { total: 10_000_01 },
      'Cash on delivery is available for orders up to ₹10,000.',
    ],
    [
      'abroad',
      { receiver: { ...receiver, country: 276 } },
      'Cash on delivery is available for gifts within India.',
    ],
  ])('is rejected %s, with the reason', async (_, changed, message) => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    await api.db.update(orders).set(changed).where(eq(orders.id, id))
    expect(expectOk(await visitor.client.orders.payMethods({ id }))).toEqual([
      { name: 'cod', title: 'Cash on delivery', refusal: message },
    ])
    expect(await pay(visitor, id)).toMatchObject({
      failure: { status: 409, code: 'payment_refused', message, field: 'method' },
    })
    expect(expectOk(await visitor.client.orders.get({ id })).payment).toBe('pending')
  })

  it('is available up to exactly ₹10,000', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    await api.db.update(orders).set({ total: 10_000_00 }).where(eq(orders.id, id))
    expect(resultCodeOf(await pay(visitor, id))).toBe('ok')
  })

  it('is rejected for a cancelled order, like any other method', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    expect(resultCodeOf(await pay(visitor, id, 'barter'))).toBe('method_unknown')
    await api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
    expect(resultCodeOf(await pay(visitor, id))).toBe('order_cancelled')
  })
})

describe('cash on delivery in a shop that takes it only for orders to oneself', () => {
  const cash = createCashOnDeliveryProvider({ acceptsGifts: false })
  const message =
    'Cash on delivery isn’t available for gifts to another person, because the receiver would have to pay.'
  const place = async (visitor: Visitor, senderName: string, payments: readonly PaymentProvider[]) => {
    const { version, total } = expectOk(
      await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }),
    )
    const request = { orderKey: randomUUID(), version, total, receiver, message: '' }
    return atShopWith(visitor, payments).place({ ...request, senderName })
  }

  it.each(['Asha', '', 'Vikram'])('is rejected for a gift from “%s”, with the reason', async (senderName) => {
    const visitor = await openTestAccount(api)
    const payments = [cash, redirectPaymentProvider]
    const { orderId: id } = expectOk(await place(visitor, senderName, payments))
    const orders = atShopWith(visitor, payments)
    expect(expectOk(await orders.get({ id })).payMethods).toEqual([
      { name: 'cod', title: 'Cash on delivery', refusal: message },
      { name: 'card', title: 'Card', refusal: '' },
    ])
    expect(await orders.pay({ id, method: 'cod' })).toMatchObject({
      failure: { status: 409, code: 'payment_refused', message, field: 'method' },
    })
    expect(expectOk(await orders.get({ id })).payment).toBe('pending')
  })

  it.each(['Vikram Iyer', ' vikram  IYER '])('pays an order to oneself, from “%s”', async (senderName) => {
    const visitor = await openTestAccount(api)
    const { orderId: id } = expectOk(await place(visitor, senderName, [cash]))
    const orders = atShopWith(visitor, [cash])
    expect(expectOk(await orders.pay({ id, method: 'cod' })).kind).toBe('done')
  })

  it('cannot pay an order for another receiver, which is rejected before it is placed', async () => {
    const visitor = await openTestAccount(api)
    expect(await place(visitor, 'Asha', [cash])).toMatchObject({
      failure: {
        ...{ status: 409, code: 'no_way_to_pay' },
        message: `${message} We have no other way to pay for this cart yet.`,
      },
    })
    expect(expectOk(await visitor.client.orders.list({ page: 1 })).total).toBe(0)
  })
})

describe('a cart without a matching payment method', () => {
  const fill = async ({ client }: Visitor, pieces: number) => {
    const { lines } = expectOk(await client.cart.add({ productId: gifts.hamper, pincode: receiver.pincode }))
    const lineId = lines[0]?.id ?? expect.unreachable()
    return expectOk(await client.cart.changeQuantity({ lineId, quantity: pieces, from: 1 }))
  }
  const place = (
    { client }: Visitor,
    { version, total }: { readonly version: number; readonly total: Paise },
  ) =>
    client.orders.place({
      ...{ orderKey: randomUUID(), version, total },
      ...{ receiver, senderName: '', message: '' },
    })

  it('is rejected in the cart and at the checkout, with the reason, and changes nothing', async () => {
    const visitor = await openTestAccount(api)
    const { stock } = await giftOf(gifts.hamper)
    const cart = await fill(visitor, 10)
    expect(cart.total).toBeGreaterThan(10_000_00)
    const refusal = {
      failure: {
        ...{ status: 409, code: 'no_way_to_pay' },
        message:
          'Cash on delivery is available for orders up to ₹10,000. We have no other way to pay for this cart yet.',
      },
    }
    const { version } = cart
    expect(await visitor.client.cart.startOrder({ orderKey: randomUUID(), version })).toMatchObject(refusal)
    expect(await place(visitor, cart)).toMatchObject(refusal)
    expect(await giftOf(gifts.hamper)).toMatchObject({ stock })
    expect(expectOk(await visitor.client.orders.list({ page: 1 })).total).toBe(0)
  })

  it('can be ordered once the shop has another payment method that accepts it', async () => {
    const visitor = await openTestAccount(api)
    const cart = await fill(visitor, 10)
    const orders = atShopWith(visitor, [cashOnDelivery, redirectPaymentProvider])
    const body = { orderKey: randomUUID(), version: cart.version, total: cart.total, receiver }
    expectOk(await orders.place({ ...body, senderName: '', message: '' }))
  })
})

describe('another payment method (AC6)', () => {
  it('may redirect to its own page while the order stays unpaid', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const { provider } = gateway(() => ({
      ...{ kind: 'goTo', href: 'https://pay.example/session', reference: 'session' },
    }))
    const orders = atShopWith(visitor, [provider])
    expect(expectOk(await orders.pay({ id, method: 'card' }))).toEqual({
      kind: 'goTo',
      href: 'https://pay.example/session',
    })
    expect(expectOk(await orders.get({ id }))).toMatchObject({ payment: 'pending', status: 'placed' })
  })

  it('is rejected, with the reason in the log, if the URL of its page is not https', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const { provider } = gateway(() => ({
      ...{ kind: 'goTo', href: 'http://localhost:4812/pay', reference: 'session' },
    }))
    const causes: unknown[] = []
    const log = { ...api.deps.log, error: (_: string, cause: unknown) => void causes.push(cause) }
    const orders = atShopWith(visitor, [provider], log)
    expect(await orders.pay({ id, method: 'card' })).toMatchObject({ failure: { code: 'payment_refused' } })
    expect(String(causes[0])).toContain('http://localhost:4812/pay; it must be https, or a path of the store')
  })

  it('gets the same order id whenever the payment is started, so that it can ignore repeated starts', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const { provider, asked } = gateway(() => ({ kind: 'refused', message: 'Your bank said no.' }))
    const orders = atShopWith(visitor, [provider])
    for (const _ of [1, 2]) {
      expect(await orders.pay({ id, method: 'card' })).toMatchObject({
        failure: { status: 409, code: 'payment_refused', message: 'Your bank said no.' },
      })
    }
    expect(asked).toEqual([id, id])
  })

  it("does not confirm an order that is cancelled during the provider's call", async () => {
    api.setNow(lateEvening)
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const provider: PaymentProvider = {
      ...{ name: 'card', title: 'Card', unavailableReason: () => undefined },
      start: async () => {
        expectOk(await visitor.client.orders.cancel({ id }))
        return { kind: 'done', payment: 'onDelivery' }
      },
    }
    const orders = atShopWith(visitor, [provider])
    expect(resultCodeOf(await orders.pay({ id, method: 'card' }))).toBe('order_cancelled')
    expect(expectOk(await orders.get({ id }))).toMatchObject({ payment: 'pending', status: 'cancelled' })
  })

  it('may confirm the payment immediately, without a redirect', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const { provider } = gateway(() => ({ kind: 'done', payment: 'done' }))
    const paid = expectOk(await atShopWith(visitor, [provider]).pay({ id, method: 'card' }))
    expect(paid).toMatchObject({ order: { payment: 'done', paidBy: 'Card', status: 'confirmed' } })
  })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function shopper(email: string, productId = gifts.roses) {
  const visitor = api.visitor()
  await signUp(api, visitor, email)
  const { version, total } = expectOk(await visitor.client.cart.add({ productId, pincode: '560001' }))
  const body = {
    orderKey: randomUUID(),
    version,
    total,
    receiver,
    senderName: 'Asha',
    message: 'Happy birthday!',
  }
  return { ...visitor, asked: body }
}

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock

const codeOf = (outcome: Awaited<ReturnType<Visitor['client']['orders']['place']>>) =>
  outcome.ok ? 'ok' : outcome.failure.kind === 'refused' ? outcome.failure.code : outcome.failure.kind

describe('the checkout', () => {
  it('asks a guest to log in', async () => {
    const { client } = api.visitor()
    const { version } = expectOk(await client.cart.add({ productId: gifts.roses }))
    expect(await client.cart.startOrder({ orderKey: randomUUID(), version })).toMatchObject({
      failure: { status: 401, code: 'login_required' },
    })
  })

  it('lets a user continue to the receiver step, with the idempotency key', async () => {
    const { client, asked } = await shopper('forward@example.com')
    expect(expectOk(await client.cart.startOrder(asked))).toEqual({
      kind: 'forward',
      href: `/checkout?key=${asked.orderKey}`,
    })
  })

  it('stops when the cart no longer matches what the shopper saw', async () => {
    const { client, asked } = await shopper('changed@example.com')
    await client.cart.add({ productId: gifts.cake, pincode: '560001' })
    expect(await client.cart.startOrder(asked)).toMatchObject({
      failure: { status: 409, code: 'cart_changed' },
    })
    expect(codeOf(await client.orders.place(asked))).toBe('cart_changed')
  })

  it('lists out-of-stock gifts', async () => {
    const { client, asked } = await shopper('short@example.com', gifts.hamper)
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.hamper))
    expect(expectOk(await client.cart.startOrder(asked))).toEqual({
      kind: 'outOfStock',
      messages: ['Festive Fruit and Chocolate Hamper is out of stock.'],
    })
    expect(codeOf(await client.orders.place(asked))).toBe('out_of_stock')
    await api.db.update(products).set({ stock: 10 }).where(eq(products.nid, gifts.hamper))
  })
})

describe('placing an order', () => {
  it('takes stock, fixes the price, empties the cart, and the order can be read again', async () => {
    const { client, asked } = await shopper('buyer@example.com')
    const before = await stockOf(gifts.roses)
    const { orderId, href } = expectOk(await client.orders.place(asked))
    expect(href).toBe(`/order/${orderId}`)
    const order = expectOk(await client.orders.get({ id: orderId }))
    expect(order).toMatchObject({
      payment: 'pending',
      receiver,
      senderName: 'Asha',
      message: 'Happy birthday!',
      total: 69900,
      lines: [{ title: 'Twelve Red Roses Bouquet', quantity: 1, price: 69900, deliveryDate: '2026-11-23' }],
    })
    expect(order.number).toMatch(/^MG-[A-Z2-9]{8}$/)
    expect(await stockOf(gifts.roses)).toBe((before ?? 0) - 1)
    expect(expectOk(await client.cart.list()).lines).toEqual([])
    expect(api.mails.at(-1)).toMatchObject({
      to: 'buyer@example.com',
      subject: `Your Marigold order ${order.number}`,
    })
  })

  it('stores the landmark, the courier note, the alternate number, and the address with its type', async () => {
    const { client, asked } = await shopper('courier-note@example.com')
    const alternate = { countryCode: '+91', contactNumber: '9812345670' }
    const to = { ...receiver, landmark: 'By the lake' }
    const details = { addressType: 'office', alternate, courierNote: 'Ring at gate 2' } as const
    const payload = { ...asked, ...details, receiver: to }
    const { orderId } = expectOk(await client.orders.place(payload))
    expect(expectOk(await client.orders.get({ id: orderId }))).toMatchObject({
      receiver: to,
      alternate,
      courierNote: 'Ring at gate 2',
    })
    expect(expectOk(await client.addresses.list())).toMatchObject([
      { type: 'office', receiver: to, alternate },
    ])
  })

  it('rejects an invalid alternate number', async () => {
    const { client, asked } = await shopper('courier-number@example.com')
    const alternate = { countryCode: '+91', contactNumber: '12' }
    expect(await client.orders.place({ ...asked, alternate })).toMatchObject({
      failure: { status: 400, field: 'alternateContactNumber' },
    })
  })

  it('creates one order for one idempotency key, however often and concurrently it is sent', async () => {
    const { client, asked } = await shopper('double@example.com')
    const before = await stockOf(gifts.roses)
    const placed = await Promise.all(Array.from({ length: 10 }, () => client.orders.place(asked)))
    expect(new Set(placed.map((outcome) => expectOk(outcome).orderId)).size).toBe(1)
    expect(await stockOf(gifts.roses)).toBe((before ?? 0) - 1)
  })

  it('is rejected at a price that the shopper did not see', async () => {
    const { client, asked } = await shopper('dearer@example.com')
    await api.db.update(products).set({ price: 79900 }).where(eq(products.nid, gifts.roses))
    const before = await stockOf(gifts.roses)
    expect(codeOf(await client.orders.place(asked))).toBe('cart_changed')
    expect(await stockOf(gifts.roses)).toBe(before)
    await api.db.update(products).set({ price: 69900 }).where(eq(products.nid, gifts.roses))
    expect(codeOf(await client.orders.place(asked))).toBe('ok')
  })

  it('rejects a different request with the same idempotency key', async () => {
    const { client, asked } = await shopper('reuse@example.com')
    await client.orders.place(asked)
    expect(codeOf(await client.orders.place({ ...asked, message: 'Another' }))).toBe('order_key_used')
  })

  it('creates one order for two tabs with two keys', async () => {
    const { client, asked } = await shopper('tabs@example.com')
    const tabs = await Promise.all([
      client.orders.place(asked),
      client.orders.place({ ...asked, orderKey: randomUUID() }),
    ])
    expect(tabs.map(codeOf).sort()).toEqual(['cart_changed', 'ok'])
  })

  it('sells the last unit once, and never goes below zero', async () => {
    await api.db.update(products).set({ stock: 1 }).where(eq(products.nid, gifts.hamper))
    const first = await shopper('last1@example.com', gifts.hamper)
    const second = await shopper('last2@example.com', gifts.hamper)
    const both = await Promise.all([first, second].map(({ client, asked }) => client.orders.place(asked)))
    expect(both.map(codeOf).sort()).toEqual(['ok', 'out_of_stock'])
    expect(await stockOf(gifts.hamper)).toBe(0)
    await api.db.update(products).set({ stock: 10 }).where(eq(products.nid, gifts.hamper))
  })

  it('takes nothing at all when one line is unavailable', async () => {
    const visitor = await shopper('whole@example.com', gifts.hamper)
    const { version, total } = expectOk(
      await visitor.client.cart.add({ productId: gifts.roses, pincode: '560001' }),
    )
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.hamper))
    const before = await stockOf(gifts.roses)
    expect(codeOf(await visitor.client.orders.place({ ...visitor.asked, version, total }))).toBe(
      'out_of_stock',
    )
    expect(await stockOf(gifts.roses)).toBe(before)
    await api.db.update(products).set({ stock: 10 }).where(eq(products.nid, gifts.hamper))
  })

  it('rejects a location to which the gift cannot be delivered, at the pincode field', async () => {
    const { client, asked } = await shopper('far@example.com')
    const far = { ...asked, receiver: { ...receiver, pincode: '744101', city: 'Port Blair' } }
    expect(await client.orders.place(far)).toMatchObject({
      failure: { status: 409, code: 'not_deliverable', field: 'pincode' },
    })
  })

  it.each([
    ['fullName', ' '],
    ['address', ''],
    ['pincode', '56001'],
    ['contactNumber', '98765'],
  ])('rejects a receiver whose %s is %j, at that field', async (field, value) => {
    const { client, asked } = await shopper(`bad-${field.toLowerCase()}@example.com`)
    expect(await client.orders.place({ ...asked, receiver: { ...receiver, [field]: value } })).toMatchObject({
      failure: { status: 400, field },
    })
  })

  it('is rolled back when its mail cannot be enqueued, so that shoppers get a mail about every order that they pay', async () => {
    const { client, asked } = await shopper('nomail@example.com')
    const before = await stockOf(gifts.roses)
    api.breakMail(true)
    expect(await client.orders.place(asked)).toMatchObject({ failure: { status: 500 } })
    expect(await stockOf(gifts.roses)).toBe(before)
    api.breakMail(false)
    expect((await client.orders.place(asked)).ok).toBe(true)
  })

  it('does not show the order of another user (R10)', async () => {
    const owner = await shopper('owner@example.com')
    const { orderId } = expectOk(await owner.client.orders.place(owner.asked))
    const stranger = await shopper('stranger@example.com')
    expect(await stranger.client.orders.get({ id: orderId })).toMatchObject({ failure: { status: 404 } })
    expect(await api.visitor().client.orders.get({ id: orderId })).toMatchObject({ failure: { status: 401 } })
    expect(await owner.client.orders.get({ id: 'nonsense' })).toMatchObject({ failure: { status: 404 } })
  })
})

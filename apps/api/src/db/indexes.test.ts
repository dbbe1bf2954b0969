import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FullTableScan, findFullTableScans, type Statement } from '../fixtures/findFullTableScans.ts'
import { growCatalogue } from '../fixtures/growCatalogue.ts'
import { byEmail, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { placeGiftOrder } from '../fixtures/orderJourney.ts'
import { pointsOwner } from '../fixtures/pointsOwner.ts'
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders.ts'
import { sendRefunds } from '../payment/sendRefunds.ts'
import { purgeAllExpiredRows } from '../purge/purgeAllExpiredRows.ts'
import { purgeUnusedUploads } from '../uploads/purgeUnusedUploads.ts'

const asked = new Map<string, Statement>()
const logger = {
  logQuery: (text: string, values: unknown[]) => {
    if (/^(with|select|insert|update|delete)\b/i.test(text.trim())) asked.set(text, { text, values })
  },
}

let api: TestApi
let shopper: Visitor
let order: Awaited<ReturnType<typeof placeGiftOrder>>
beforeAll(async () => {
  api = await openTestApi({}, { logger, hasAllPlaces: true })
  await growCatalogue(api.db, 10)
  shopper = await pointsOwner(api, 100)
  order = await placeGiftOrder(shopper)
  await shopper.client.cart.add({ productId: gifts.cake, pincode: '560001' })
})
afterAll(() => api.close())

/** The most frequent requests of the API, and those with high concurrency. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'the home page': () => shopper.client.catalogue.home(),
  'a product': () => shopper.client.catalogue.productPage({ type: 'flower', slug: 'red-roses-bouquet' }),
  'a category': () => shopper.client.catalogue.category({ category: 'cakes' }),
  'a search': () => shopper.client.catalogue.search({ text: 'jade plant' }),
  'suggestions of a search': () => shopper.client.catalogue.suggest({ text: 'jad' }),
  reviews: () => shopper.client.catalogue.reviews({ productId: gifts.roses }),
  recommendations: () => shopper.client.catalogue.recommended({ productId: gifts.roses }),
  'the cart': () => shopper.client.cart.list(),
  'adding to the cart': () => shopper.client.cart.add({ productId: gifts.roses, pincode: '560001' }),
  'an order': () => placeGiftOrder(shopper),
  'an order by its id': () => shopper.client.orders.get({ id: order.id }),
  'the list of orders': () => shopper.client.orders.list({ page: 1 }),
  'looking an order up': () =>
    api.visitor().client.orders.sendLookupCode({ number: order.number, email: 'a@example.com' }),
  addresses: () => shopper.client.addresses.list(),
  favorites: () => shopper.client.wishlist.list(),
  'adding a favorite': () => shopper.client.wishlist.add({ productId: gifts.jade }),
  points: () => shopper.client.points.list({ page: 1 }),
  'suggestions of places': () => api.visitor().client.delivery.suggest({ text: 'koram' }),
  'a pincode': () =>
    api.visitor().client.delivery.checkPincode({ productId: gifts.roses, pincode: '560001' }),
  'signing up by a code': () => signUp(api, api.visitor(), 'new@example.com'),
  'signing in': async () => {
    const { client } = api.visitor()
    const contact = { email: 'new@example.com', mobile: '9876543210', countryCode: '91' }
    await client.login.checkUser({ email: contact.email, fromPlaceOrder: false })
    await client.login.sendOtp({ ...contact, isResend: false })
    return client.login.login({ ...contact, proof: byEmail(api.newestCode(contact.email)) })
  },
  'the devices of an account': () => shopper.client.accountData.sessions(),
  purging: async () => {
    await expireUnpaidOrders(api.deps)
    await sendRefunds(api.deps)
    await purgeAllExpiredRows(api.db, api.now())
    await purgeUnusedUploads(api.db, api.deps.pictures, api.now())
  },
}

// The shop's staff maintains these tables by hand: they have some dozens of rows, however much is sold.
const keptSmall = new Set([
  'banners',
  'categories',
  'coupons',
  'currencies',
  'delivery_slots',
  'facet_values',
  // This table gets one row per 60 days.
  'sso_keys',
])

// Unpaid orders have their own indexes, so reading a whole index reads only unpaid orders.
const isOnPurpose = ({ table, text }: FullTableScan) =>
  table === 'orders' && text.includes(`"orders"."payment" = 'pending'`)

describe('indexes of the growing tables', () => {
  it.each(Object.entries(ways))('are used for %s', async (_, go) => {
    asked.clear()
    expect(Object(await go()).ok).not.toBe(false)
    expect(asked.size).toBeGreaterThan(0)
    const found = await findFullTableScans(api.engine, [...asked.values()])
    expect(found.filter((read) => !keptSmall.has(read.table) && !isOnPurpose(read))).toEqual([])
  })

  it('are checked by a test that detects a full table scan and a full index scan', async () => {
    const texts = [
      'select * from orders where total = $1',
      'select nid from products where stock > $1',
      'select o.id from orders o join users u on u.id = o.user_id where u.name = $1',
    ]
    const values = [[1], [1], ['Asha Rao']]
    const statements = texts.map((text, at) => ({ text, values: values[at] ?? [] }))
    const found = await findFullTableScans(api.engine, statements)
    expect(found.map(({ table }) => table)).toEqual(['orders', 'products', 'users'])
  })
})

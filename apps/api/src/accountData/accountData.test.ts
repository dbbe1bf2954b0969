import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { sessions, users } from '../db/schema/users.ts'
import { cartGifts, resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import { signIn } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { orderCart } from '../fixtures/orderJourney.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { uploadMugPhoto } from '../fixtures/uploadPhoto.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ otpPerPair: 100 })
})
afterAll(() => api.close())

const { pincode } = receiver

const schema = import.meta.glob<Record<string, unknown>>('../db/schema/*.ts', { eager: true })

const allTables = Object.values(schema)
  .flatMap(Object.values<unknown>)
  .flatMap((table) => (is(table, PgTable) ? [table] : []))

/** Every table of the schema with user data; new tables are included automatically. */
const ownedTables = allTables.flatMap((table) => {
  const { userId: owner } = getTableColumns(table)
  return owner ? [{ table, owner }] : []
})

async function user(email: string) {
  const visitor = api.visitor()
  await signUp(api, visitor, email)
  return visitor
}

describe('active sessions (AC9)', () => {
  it('are listed with the names of browser and system, the current session first, without session tokens', async () => {
    const here = await user('places@example.com')
    api.wait(60_000)
    const there = api.visitor()
    await signIn(api, there, 'places@example.com')
    await api.db.update(sessions).set({ browser: 'Firefox', system: 'Windows' })
    const places = expectOk(await here.client.accountData.sessions())
    expect(places.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(places[0]).toMatchObject({ browser: 'Firefox', system: 'Windows' })
    const rows = await api.db.select().from(sessions)
    for (const { tokenHash } of rows) expect(JSON.stringify(places)).not.toContain(tokenHash.slice(0, 16))
    expect(JSON.stringify(places)).not.toContain('203.0.113')
  })

  it('store the browser and system names from the user agent', async () => {
    const visitor = api.visitor()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
    await visitor.fetch('http://store.test/api/fa/newfacart/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ nid: gifts.roses, btn_type: 'add_to_cart' }),
    })
    const rows = await api.db.select().from(sessions).where(eq(sessions.browser, 'Firefox'))
    expect(rows.some(({ system }) => system === 'Linux')).toBe(true)
  })

  it('can be ended individually, or all except the current one', async () => {
    const here = await user('ends@example.com')
    const others = [api.visitor(), api.visitor(), api.visitor()]
    for (const other of others) {
      api.wait(60_000)
      await signIn(api, other, 'ends@example.com')
    }
    const { accountData } = here.client
    const [, second] = expectOk(await accountData.sessions())
    expect(expectOk(await accountData.endSession({ id: second?.id ?? '' }))).toHaveLength(3)
    expect(expectOk(await accountData.endSession({ id: 'others' }))).toHaveLength(1)
    for (const other of others) expect(resultCodeOf(await other.client.profile.get())).toBe('login_required')
    expect(resultCodeOf(await here.client.profile.get())).toBe('ok')
  })

  it('cannot be ended by another user who sends the session id, and the current session cannot be ended', async () => {
    const mine = await user('mine@example.com')
    const theirs = await user('theirs@example.com')
    const [place] = expectOk(await theirs.client.accountData.sessions())
    expect(await mine.client.accountData.endSession({ id: place?.id ?? '' })).toMatchObject({
      failure: { status: 404, code: 'not_found' },
    })
    const [own] = expectOk(await mine.client.accountData.sessions())
    expect(resultCodeOf(await mine.client.accountData.endSession({ id: own?.id ?? '' }))).toBe('not_found')
    expect(resultCodeOf(await theirs.client.profile.get())).toBe('ok')
  })
})

describe('the data export', () => {
  it('contains all stored data in one file, but no credentials', async () => {
    const visitor = await user('data@example.com')
    const { client } = visitor
    await client.cart.add({ productId: gifts.roses, pincode })
    const order = await orderCart(visitor, { ...receiver, landmark: 'By the lake' })
    await client.cart.add({ productId: gifts.cake, pincode })
    await client.wishlist.add({ productId: gifts.jade })
    await client.wallet.cards()
    const photo = await uploadMugPhoto(visitor)
    const answer = await visitor.fetch('http://store.test/api/marigold/fa/users/my_data')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="marigold-my-data.json"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: 'data@example.com', name: 'Asha Rao', isLinkedToGoogle: false },
      addresses: [{ receiver: { fullName: 'Vikram Iyer', landmark: 'By the lake' } }],
      favorites: [{ nid: gifts.jade }],
      cart: [{ nid: gifts.cake }],
      orders: [
        {
          ...{ number: order.number, receiver: { landmark: 'By the lake' }, message: 'Enjoy!' },
          ...{ lines: [{}], steps: [{ kind: 'placed' }] },
        },
      ],
      photos: [{ address: `http://store.test${photo.pictureSrc}`, format: 'jpeg', orderedAt: null }],
      points: [],
      notifications: [{ orderNumber: order.number }],
      preferences: { offers: false },
      savedCards: [{}, {}],
      upiHandles: ['as••••@okbank'],
      reorders: [],
      partnerSignIns: [],
      sessions: [{ system: '' }],
    })
    expect((await visitor.fetch(JSON.parse(text).photos[0].address)).status).toBe(200)
    for (const secret of ['tokenHash', 'requestHash', 'orderKey', 'googleSub', 'card_']) {
      expect(text).not.toContain(secret)
    }
  })

  it('contains the user data of every table', () => {
    const parts: Readonly<Record<string, string>> = {
      ...{ addresses: 'addresses', wishlists: 'favorites', carts: 'cart', orders: 'orders' },
      ...{ point_entries: 'points', notifications: 'notifications', uploads: 'photos', sessions: 'sessions' },
      ...{ notification_preferences: 'preferences', wallets: 'savedCards' },
      ...{ saved_cards: 'savedCards', upi_handles: 'upiHandles' },
      ...{ reorders: 'reorders', sso_grants: 'partnerSignIns' },
    }
    const nothingOfThem = ['partner_passes']
    const tables = ownedTables.map(({ table }) => getTableName(table))
    expect(tables.filter((name) => !(name in parts) && !nothingOfThem.includes(name))).toEqual([])
  })
})

describe('deleting the account (AC8)', () => {
  it('requires the e-mail address of the account, and deletes nothing if another one is typed', async () => {
    const { client } = await user('typed@example.com')
    expect(await client.accountData.remove({ email: 'other@example.com' })).toMatchObject({
      failure: { status: 422, code: 'email_wrong', field: 'email' },
    })
    expect(expectOk(await client.profile.get()).email).toBe('typed@example.com')
  })

  it('is rejected while an order is in progress', async () => {
    const visitor = await user('under@example.com')
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    const { number } = await orderCart(visitor)
    const request = { email: 'under@example.com' }
    expect(await visitor.client.accountData.remove(request)).toMatchObject({
      failure: { status: 409, code: 'order_under_way' },
    })
    await setStatus(api, number, 'delivered')
    expect(resultCodeOf(await visitor.client.accountData.remove(request))).toBe('ok')
  })

  it('deletes all user data and signs out everywhere; orders remain without personal data', async () => {
    const email = 'gone@example.com'
    const visitor = await user(email)
    api.wait(60_000)
    const elsewhere = api.visitor()
    await signIn(api, elsewhere, email)
    const { client } = visitor
    const texts = [{ attribute: 16, text: 'For Asha' }]
    await client.cart.add({ productId: cartGifts.rosesAndCake, pincode })
    await client.cart.add({ productId: gifts.cake, pincode, texts })
    const order = await orderCart(visitor)
    await setStatus(api, order.number, 'delivered')
    await client.cart.add({ productId: gifts.roses, pincode })
    await client.wishlist.add({ productId: gifts.jade })
    await client.wallet.cards()
    await client.notifications.update({ preferences: { offers: true } })
    const userId = await userIdOf(api, visitor)
    await api.db.insert(mails).values({ recipient: email, subject: 's', text: 't', createdAt: api.now() })

    expectOk(await client.accountData.remove({ email: ' Gone@Example.com' }))
    expect(visitor.cookies.has('sid') || visitor.cookies.has('hint')).toBe(false)
    expect(resultCodeOf(await elsewhere.client.profile.get())).toBe('login_required')
    for (const { table, owner } of ownedTables) {
      const found = await api.db.select({ owner }).from(table).where(eq(owner, userId))
      expect([getTableName(table), found]).toEqual([getTableName(table), []])
    }
    expect(await api.db.select().from(users).where(eq(users.email, email))).toEqual([])
    expect(await api.db.select().from(otpChallenges).where(eq(otpChallenges.email, email))).toEqual([])
    expect(await api.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([])

    const [kept] = await api.db.select().from(orders).where(eq(orders.id, order.id))
    expect(kept).toMatchObject({ number: order.number, total: order.total, userId: null, message: '' })
    const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    expect(lines.map(({ title }) => title)).toEqual(['Roses and a Truffle Cake', 'Chocolate Truffle Cake'])
    const written = JSON.stringify([kept, lines])
    for (const word of ['Vikram', 'Church', '9876543210', 'Asha', 'Enjoy'])
      expect(written).not.toContain(word)
    expect(written).toContain(pincode)
    for (const table of allTables) {
      expect(JSON.stringify(await api.db.select().from(table)), getTableName(table)).not.toContain(email)
    }
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Marigold account was deleted' })
  })

  it('allows a new account with the same e-mail address, without data of the old one', async () => {
    const visitor = await user('again@example.com')
    expectOk(await visitor.client.accountData.remove({ email: 'again@example.com' }))
    const fresh = await user('again@example.com')
    expect(expectOk(await fresh.client.orders.list({})).orders).toEqual([])
  })
})

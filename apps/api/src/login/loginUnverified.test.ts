import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import type { UploadedPhoto } from '@store/api-client/contract/uploads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../db/schema/addresses.ts'
import { products } from '../db/schema/products.ts'
import { uploads } from '../db/schema/uploads.ts'
import { users } from '../db/schema/users.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { byEmail, expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import {
  contact,
  foreignUser,
  registerUnverified,
  requestEmailedCode,
  signIn,
} from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'
import { productOf } from '../fixtures/storedLines.ts'
import { giftImage, uploadMugPhoto } from '../fixtures/uploadPhoto.ts'

let api: TestApi
const toUsa = toProductId(99_001)
beforeAll(async () => {
  api = await openTestApi()
  const sold = { sku: 'to-usa', slug: 'to-usa', category: 'international', country: 840, stock: 5 }
  await api.db.insert(products).values(productOf(toUsa, 4999_00, sold))
})
afterAll(() => api.close())

const none = { kind: 'none' } as const
const hintOf = ({ cookies }: Visitor): unknown =>
  JSON.parse(decodeURIComponent(cookies.get('hint') ?? 'null'))
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]

async function order({ client }: Visitor) {
  const { version, total } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
  const details = { orderKey: randomUUID(), version, total, receiver, senderName: 'Nia', message: '' }
  return expectOk(await client.orders.place(details))
}

/** Registers another person's address without verification and leaves data everywhere. */
async function squat(email: string) {
  const stranger = api.visitor('198.51.100.9')
  await registerUnverified(stranger, email)
  expectOk(await stranger.client.cart.add({ productId: gifts.cake, pincode: '560001' }))
  expectOk(await stranger.client.wishlist.add({ productId: gifts.jade }))
  const userId = await userIdOf(api, stranger)
  await api.db.insert(addresses).values({ userId, type: 'home', receiver, usedAt: api.now() })
  return { stranger, userId }
}

const tracesOf = async ({ client }: Visitor, userId: number) => ({
  cart: expectOk(await client.cart.list()).lines.map(({ productId }) => productId),
  favorites: expectOk(await client.wishlist.list()).map(({ id }) => id),
  addresses: (await api.db.select().from(addresses).where(eq(addresses.userId, userId))).length,
})

describe('an unverified account from abroad', () => {
  it('is signed in, keeps the cart of the guest, and can order without an OTP', async () => {
    const visitor = api.visitor()
    expectOk(await visitor.client.cart.add({ productId: gifts.jade, pincode: '560001' }))
    const response = await registerUnverified(visitor, 'abroad@example.com')
    expect(response).toMatchObject({
      ...{ email: 'abroad@example.com', name: 'Nia Evans', mobile: '4155550123', countryCode: '1' },
      ...{ isVerified: false, isMobileNew: false, cartCount: 1 },
    })
    expect(hintOf(visitor)).toEqual({ name: 'Nia', verified: true, count: 1 })
    expect(await order(visitor)).toMatchObject({ orderId: expect.any(String) })
    expect(await rowOf('abroad@example.com')).toMatchObject({ verifiedAt: null, mobileVerifiedAt: null })
  })

  it('cannot be opened with an unknown country', async () => {
    const { client } = api.visitor()
    const input = { email: 'nowhere@example.com', ...foreignUser, countryCode: '999', proof: none }
    expect(await client.login.register(input)).toMatchObject({
      failure: { code: 'invalid', field: 'mobile' },
    })
  })

  it('cannot be opened for a verified address', async () => {
    await signUp(api, api.visitor(), 'taken@example.com')
    const { client } = api.visitor()
    expect(
      await client.login.register({ email: 'taken@example.com', ...foreignUser, proof: none }),
    ).toMatchObject({
      failure: { status: 422, code: 'proof_needed' },
    })
  })

  it('can be opened twenty times an hour from one network', async () => {
    const strict = await openTestApi({ accountsPerNetwork: 20 })
    const opened = []
    for (let n = 0; n < 21; n += 1) {
      const { client } = strict.visitor()
      const said = { email: `many-${n}@example.com`, ...foreignUser, proof: none }
      opened.push((await client.login.register(said)).ok)
    }
    expect(opened).toEqual([...Array.from({ length: 20 }, () => true), false])
    await strict.close()
  })

  it('cannot be opened from India, and the attempt leaves no data', async () => {
    const visitor = api.visitor()
    const said = { ...contact('india@example.com'), name: 'Asha Rao', title: 'Ms.', proof: none } as const
    expect(await visitor.client.login.register(said)).toMatchObject({ failure: { code: 'proof_needed' } })
    expect(await rowOf('india@example.com')).toBeUndefined()
    expect(visitor.cookies.get('sid')).toBeUndefined()
  })
})

describe('an unverified address', () => {
  const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email)

  it('gets only one mail, without text that the visitor typed, however many orders are placed and cancelled', async () => {
    const email = 'victim@example.com'
    const stranger = api.visitor()
    await registerUnverified(stranger, email)
    for (let n = 0; n < 3; n += 1) {
      const { orderId } = await order(stranger)
      expectOk(await stranger.client.orders.cancel({ id: orderId }))
    }
    expectOk(await stranger.client.accountData.remove({ email }))
    const again = api.visitor()
    await registerUnverified(again, email)
    await order(again)
    expect(mailsTo(email)).toHaveLength(1)
    expect(JSON.stringify(mailsTo(email))).not.toMatch(/Nia|Evans/)
    expect(mailsTo(email)[0]?.text).toContain('/account/orders')
  })

  it('gets its order mails once it is verified', async () => {
    const email = 'verified-later@example.com'
    const visitor = api.visitor()
    await registerUnverified(visitor, email)
    const { orderId } = await order(visitor)
    await signIn(api, visitor, email)
    expectOk(await visitor.client.orders.cancel({ id: orderId }))
    expect(mailsTo(email).at(-1)?.text).toContain('Dear Nia Evans')
  })

  it.each(['You won! Visit http://evil.example', 'Nia www.evil.example', 'Nia\nYou won'])(
    'is rejected with %j as a name',
    async (name) => {
      const { client } = api.visitor()
      const said = { email: 'named@example.com', ...foreignUser, name, proof: none }
      expect(await client.login.register(said)).toMatchObject({ failure: { code: 'invalid', field: 'name' } })
    },
  )
})

describe('the first verification of an address', () => {
  it.each(['login', 'register'] as const)(
    'by %s signs out earlier sessions and deletes all their data but orders',
    async (way) => {
      const email = `owner-${way}@example.com`
      const { stranger, userId } = await squat(email)
      const placed = await order(stranger)
      expectOk(await stranger.client.cart.add({ productId: gifts.cake, pincode: '560001' }))
      const owner = api.visitor()
      expectOk(await owner.client.cart.add({ productId: gifts.bouquet }))
      const proof = byEmail(await requestEmailedCode(api, owner, email))
      const reported =
        way === 'login'
          ? expectOk(await owner.client.login.login({ ...contact(email), proof }))
          : expectOk(
              await owner.client.login.register({ ...contact(email), proof, name: 'Asha Rao', title: 'Ms.' }),
            )
      const given = way === 'login' ? { name: '', mobile: '' } : { name: 'Asha Rao', mobile: '9876543210' }
      expect(reported).toMatchObject({ uid: userId, isVerified: true, cartCount: 1, ...given })
      expect(await tracesOf(owner, userId)).toEqual({ cart: [gifts.bouquet], favorites: [], addresses: 0 })
      expect(await stranger.client.wishlist.list()).toMatchObject({ failure: { status: 401 } })
      expect((await owner.client.orders.get({ id: placed.orderId })).ok).toBe(true)
    },
  )

  it('deletes photos that were uploaded before, except those of orders', async () => {
    const email = 'photos@example.com'
    const { stranger, userId } = await squat(email)
    const { cart } = stranger.client
    const addMug = async ({ id: upload }: UploadedPhoto) => {
      const photos = [{ attribute: giftImage, upload }]
      expectOk(await cart.add({ productId: cartGifts.mug, pincode: '560001', photos }))
    }
    const ordered = await uploadMugPhoto(stranger)
    await addMug(ordered)
    await order(stranger)
    await addMug(await uploadMugPhoto(stranger))
    await uploadMugPhoto(stranger)
    const owner = api.visitor()
    const own = await uploadMugPhoto(owner)
    await signIn(api, owner, email)
    const kept = await api.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId))
    expect(kept.map(({ id }) => id).toSorted()).toEqual([ordered.id, own.id].toSorted())
  })

  it('keeps all data of a user who verifies in the browser that opened the account', async () => {
    const email = 'same-browser@example.com'
    const { stranger: visitor, userId } = await squat(email)
    const before = visitor.cookies.get('sid')
    expect(await signIn(api, visitor, email)).toMatchObject({
      name: 'Nia Evans',
      isVerified: true,
      cartCount: 1,
    })
    expect(visitor.cookies.get('sid')).not.toBe(before)
    expect(await tracesOf(visitor, userId)).toEqual({
      cart: [gifts.cake],
      favorites: [gifts.jade],
      addresses: 1,
    })
  })

  it('keeps other sessions of an account that was verified before', async () => {
    const first = api.visitor()
    await signUp(api, first, 'two-browsers@example.com')
    api.wait(31_000)
    await signIn(api, api.visitor(), 'two-browsers@example.com')
    expect((await first.client.wishlist.list()).ok).toBe(true)
  })
})

it('a login returns whether the cart contains gifts for several countries', async () => {
  await signUp(api, api.visitor(), 'mixed@example.com')
  api.wait(31_000)
  const visitor = api.visitor()
  expectOk(await visitor.client.cart.add({ productId: gifts.roses }))
  expect(await signIn(api, visitor, 'mixed@example.com')).toMatchObject({ hasSeveralCountries: false })
  expectOk(await visitor.client.login.logout())
  expectOk(await visitor.client.cart.add({ productId: toUsa }))
  api.wait(31_000)
  expect(await signIn(api, visitor, 'mixed@example.com')).toMatchObject({ hasSeveralCountries: true })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '../../db/schema/coupons.ts'
import { deletedBuyerHashes } from '../../db/schema/deletedBuyerHashes.ts'
import { resultCodeOf } from '../../fixtures/cartJourney.ts'
import { createAccounts } from '../../fixtures/createAccounts.ts'
import { byEmail, expectOk, gifts, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'
import { placeGiftOrder } from '../../fixtures/orderJourney.ts'
import { setStatus } from '../../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.db.insert(coupons).values([
    { code: 'ODD33', percent: 33, maxPaise: null, minPaise: 0, firstOrderOnly: false, active: true },
    { code: 'OVER', percent: 50, maxPaise: null, minPaise: 0, firstOrderOnly: false, active: false },
  ])
})
afterAll(() => api.close())

const pincode = '560001'
const first = { code: 'FIRST10' }

const account = async (): Promise<Visitor['client']> => {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('There is no account.')
  return visitor.client
}

async function order({ cart, orders }: Visitor['client']) {
  const { version, total } = expectOk(await cart.list())
  return orders.place({ orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' })
}

describe('a coupon', () => {
  it('is a row of the order summary, calculated from the gifts alone and rounded down', async () => {
    const { cart } = api.visitor().client
    expect(expectOk(await cart.list()).coupon).toEqual({ code: '' })
    expectOk(await cart.add({ productId: gifts.jade, pincode }))
    const bill = expectOk(await cart.setCoupon({ code: ' odd33 ' }))
    expect(bill).toMatchObject({
      coupon: { code: 'ODD33' },
      total: 449_00 + 49_00 - 148_17,
      saving: 150_00 + 148_17,
      listTotal: 599_00 + 49_00,
    })
    expect(bill.rows.at(-1)).toMatchObject({ kind: 'coupon', label: 'Coupon ODD33', amount: -148_17 })
  })

  it('is capped, and has no effect below its minimum', async () => {
    const { cart } = api.visitor().client
    const { lines } = expectOk(await cart.add({ productId: gifts.roses, pincode }))
    expect(expectOk(await cart.setCoupon(first)).total).toBe(699_00 - 69_90)
    const lineId = lines[0]?.id ?? expect.unreachable()
    const many = expectOk(await cart.changeQuantity({ lineId, quantity: 3, from: 1 }))
    expect(many.total).toBe(3 * 699_00 - 150_00)
    await cart.add({ productId: gifts.jade, pincode })
    const less = expectOk(await cart.remove({ lineIds: [lineId] }))
    expect([less.coupon, less.total]).toEqual([first, 449_00 + 49_00])
    expect(less.rows.map(({ kind }) => kind)).toEqual(['items', 'delivery'])
  })

  it('is rejected if unknown, expired or below its minimum, and the current one stays', async () => {
    const { cart } = api.visitor().client
    await cart.add({ productId: gifts.jade, pincode })
    expectOk(await cart.setCoupon({ code: 'ODD33' }))
    expect(await cart.setCoupon({ code: 'NOSUCH' })).toMatchObject({
      failure: { status: 422, code: 'coupon_unknown', field: 'coupon_code' },
    })
    expect(resultCodeOf(await cart.setCoupon({ code: 'OVER' }))).toBe('coupon_unknown')
    expect(await cart.setCoupon(first)).toMatchObject({
      failure: { status: 422, code: 'coupon_minimum', message: expect.stringContaining('₹499') },
    })
    expect(expectOk(await cart.list()).coupon).toEqual({ code: 'ODD33' })
    expect(expectOk(await cart.setCoupon({ code: '' }))).toMatchObject({
      coupon: { code: '' },
      total: 498_00,
    })
  })

  it('creates no session for a visitor without a cart unless it is accepted', async () => {
    const { client, cookies } = api.visitor()
    expect(resultCodeOf(await client.cart.setCoupon(first))).toBe('coupon_minimum')
    expect(expectOk(await client.cart.setCoupon({ code: '' })).coupon).toEqual({ code: '' })
    expect(cookies.has('sid')).toBe(false)
    expect(expectOk(await client.cart.setCoupon({ code: 'ODD33' })).coupon).toEqual({ code: 'ODD33' })
    expect(expectOk(await client.cart.list()).coupon).toEqual({ code: 'ODD33' })
  })

  it('cannot be guessed, because the attempts of a network are limited', async () => {
    const strict = await openTestApi({ couponsPerNetwork: 3 })
    const { cart } = strict.visitor().client
    const messages = []
    for (let at = 0; at < 5; at += 1) messages.push(resultCodeOf(await cart.setCoupon({ code: `TRY${at}` })))
    expect(messages.slice(0, 3)).toEqual(['coupon_unknown', 'coupon_unknown', 'coupon_unknown'])
    expect(messages.slice(3)).not.toContain('coupon_unknown')
    await strict.close()
  })

  it('can be tried only a few times per cart, without limiting others on the same network', async () => {
    const strict = await openTestApi({ couponsPerCart: 3 })
    const tries = async ({ cart }: Visitor['client']) => {
      const texts = []
      for (let at = 0; at < 4; at += 1) texts.push(resultCodeOf(await cart.setCoupon({ code: `TRY${at}` })))
      return texts
    }
    const expected = ['coupon_unknown', 'coupon_unknown', 'coupon_unknown', 'too_many']
    for (const { client } of [strict.visitor(), strict.visitor()]) {
      expectOk(await client.cart.add({ productId: gifts.roses, pincode }))
      expect(await tries(client)).toEqual(expected)
    }
    expect(await tries(strict.visitor().client)).toEqual(expected)
    await strict.close()
  })

  it('is not available where the shop accepts none', async () => {
    const closed = await openTestApi({}, { takesCoupons: false })
    const { cart } = closed.visitor().client
    expect(expectOk(await cart.add({ productId: gifts.roses, pincode })).coupon).toBeUndefined()
    expect(await cart.setCoupon(first)).toMatchObject({ failure: { status: 404 } })
    await closed.close()
  })
})

describe('a coupon for a first order', () => {
  const contact = { name: 'Asha Rao', title: 'Ms.', countryCode: '91' } as const
  const open = async (email: string, mobile: string) => {
    const visitor = api.visitor()
    expectOk(await visitor.client.login.sendOtp({ email, ...contact, mobile, isResend: false }))
    const proof = byEmail(api.newestCode(email))
    expectOk(await visitor.client.login.register({ email, ...contact, mobile, proof }))
    return visitor
  }
  /** Orders with a new account, completes the delivery, and deletes the account. */
  const leave = async (email: string, mobile: string) => {
    const visitor = await open(email, mobile)
    const { number } = await placeGiftOrder(visitor)
    await setStatus(api, number, 'delivered')
    expectOk(await visitor.client.accountData.remove({ email }))
  }
  const tries = async (email: string, mobile: string) => {
    const { client } = await open(email, mobile)
    await client.cart.add({ productId: gifts.roses, pincode })
    return resultCodeOf(await client.cart.setCoupon(first))
  }

  it('does not apply again for the e-mail address or number of a deleted account', async () => {
    await leave('back@example.com', '9000000001')
    expect(await tries('back@example.com', '9123456780')).toBe('coupon_first_order')
    expect(await tries('other@example.com', '9000000001')).toBe('coupon_first_order')
    expect(await tries('new@example.com', '9123456781')).toBe('ok')
  })

  it('is recorded as used without storing the e-mail address or the mobile number', async () => {
    await leave('hidden@example.com', '9000000002')
    const rows = JSON.stringify(await api.db.select().from(deletedBuyerHashes))
    expect(rows).not.toContain('hidden')
    expect(rows).not.toContain('9000000002')
  })

  it('applies again if the order was cancelled before the account was deleted', async () => {
    const visitor = await open('cancelled@example.com', '9000000003')
    const { id } = await placeGiftOrder(visitor)
    await visitor.client.orders.cancel({ id })
    expectOk(await visitor.client.accountData.remove({ email: 'cancelled@example.com' }))
    expect(await tries('cancelled@example.com', '9000000003')).toBe('ok')
  })
})

describe('a coupon in an order', () => {
  it('is stored as a row, is part of the total, and is removed from the cart', async () => {
    const client = await account()
    await client.cart.add({ productId: gifts.roses, pincode })
    const seen = expectOk(await client.cart.setCoupon(first))
    const { orderId } = expectOk(await order(client))
    const placed = expectOk(await client.orders.get({ id: orderId }))
    expect(placed.total).toBe(seen.total)
    expect(placed.rows.at(-1)).toEqual({ label: 'Coupon FIRST10', amount: -69_90 })
    expect(placed.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.total)
    expect(expectOk(await client.cart.list()).coupon).toEqual({ code: '' })

    await client.cart.add({ productId: gifts.roses, pincode })
    expect(await client.cart.setCoupon(first)).toMatchObject({
      failure: { status: 422, code: 'coupon_first_order' },
    })
  })

  it('no longer applies after the login of a user with orders if it is for a first order', async () => {
    const email = 'second-order@example.com'
    const desktop = api.visitor()
    await signUp(api, desktop, email)
    await desktop.client.cart.add({ productId: gifts.roses, pincode })
    expectOk(await order(desktop.client))

    const { client, ...phone } = api.visitor()
    await client.cart.add({ productId: gifts.roses, pincode })
    const seen = expectOk(await client.cart.setCoupon(first))
    expect(seen.total).toBe(699_00 - 69_90)
    api.wait(31_000)
    await signUp(api, { client, ...phone }, email)
    const cart = expectOk(await client.cart.list())
    expect([cart.coupon, cart.total]).toEqual([first, 699_00])
    // A tab that still shows the guest's cart must not pay a different amount.
    const { version } = cart
    const request = { orderKey: randomUUID(), version, receiver, senderName: '', message: '' }
    expect(resultCodeOf(await client.orders.place({ ...request, total: seen.total }))).toBe('cart_changed')
    expectOk(await order(client))
  })

  it('rejects the order if it expires before the order is placed', async () => {
    const client = await account()
    await client.cart.add({ productId: gifts.roses, pincode })
    const { version, total } = expectOk(await client.cart.setCoupon(first))
    await api.db.update(coupons).set({ active: false }).where(eq(coupons.code, first.code))
    const body = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
    expect(resultCodeOf(await client.orders.place(body))).toBe('cart_changed')
    expect(expectOk(await client.cart.list()).total).toBe(699_00)
    await api.db.update(coupons).set({ active: true }).where(eq(coupons.code, first.code))
  })

  it("of an account survives a login, and a guest's coupon is moved if the account has none", async () => {
    for (const [mine, theirs, kept] of [
      ['ODD33', 'FIRST10', 'ODD33'],
      ['', 'FIRST10', 'FIRST10'],
    ] as const) {
      const email = `coupon-${randomUUID()}@example.com`
      const desktop = api.visitor()
      await signUp(api, desktop, email)
      await desktop.client.cart.add({ productId: gifts.roses, pincode })
      await desktop.client.cart.setCoupon({ code: mine })
      const phone = api.visitor()
      await phone.client.cart.add({ productId: gifts.roses, pincode })
      await phone.client.cart.setCoupon({ code: theirs })
      api.wait(31_000)
      await signUp(api, phone, email)
      expect(expectOk(await phone.client.cart.list()).coupon).toEqual({ code: kept })
    }
  })
})

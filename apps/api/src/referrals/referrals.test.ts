import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, signUp } from '../fixtures/journey.ts'
import { registerUnverified, signIn } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let people = 0
const nobody = () => {
  people += 1
  return `friend${people}@example.com`
}
const referralOf = async ({ client }: Visitor) => expectOk(await client.referrals.get())
const balanceOf = async ({ client }: Visitor) => expectOk(await client.points.list({})).balance

/** Creates a new user who followed a referral link. */
async function comeBy(code: string, email = nobody()): Promise<Visitor> {
  const visitor = api.visitor()
  visitor.cookies.set('ref', code)
  await signUp(api, visitor, email)
  return visitor
}

async function orderAndReceive(visitor: Visitor): Promise<void> {
  const { number } = await placeGiftOrder(visitor)
  await setStatus(api, number, 'delivered')
}

describe('a referrer', () => {
  it('has a permanent code', async () => {
    const owner = await openTestAccount(api)
    const { code } = await referralOf(owner)
    expect(await referralOf(owner)).toEqual({ code, friends: 0, rewarded: 0, pointsEach: 100 })
  })

  it('has one code, even for ten simultaneous requests', async () => {
    const owner = await openTestAccount(api)
    const responses = await Promise.all(Array.from({ length: 10 }, () => referralOf(owner)))
    expect(new Set(responses.map(({ code }) => code)).size).toBe(1)
  })

  it('cannot be a guest', async () => {
    expect(resultCodeOf(await api.visitor().client.referrals.get())).toBe('login_required')
  })

  it('gets 100 points once, when the first order of a referee is delivered; so does the referee', async () => {
    const owner = await openTestAccount(api)
    const friend = await comeBy((await referralOf(owner)).code)
    expect(await referralOf(owner)).toMatchObject({ friends: 1, rewarded: 0 })
    const earned = async () => [await balanceOf(owner), await balanceOf(friend)]
    const { number } = await placeGiftOrder(friend)
    const [, before = 0] = await earned()
    const [order] = await api.db.select().from(orders).where(eq(orders.number, number))
    const own = order?.earnsPoints ?? 0
    expect(await balanceOf(owner)).toBe(0)
    await setStatus(api, number, 'outForDelivery')
    expect(await earned()).toEqual([0, before])
    await Promise.all([setStatus(api, number, 'delivered'), setStatus(api, number, 'delivered')])
    expect(await earned()).toEqual([100, before + own + 100])
    await orderAndReceive(friend)
    expect(await balanceOf(owner)).toBe(100)
    expect(await referralOf(owner)).toMatchObject({ friends: 1, rewarded: 1 })
  })
})

describe('a referral', () => {
  it('does not count for an existing account', async () => {
    const email = nobody()
    await signUp(api, api.visitor(), email)
    const owner = await openTestAccount(api)
    const { code } = await referralOf(owner)
    const again = api.visitor()
    again.cookies.set('ref', code)
    api.wait(60_000)
    await signIn(api, again, email)
    expect(await referralOf(owner)).toMatchObject({ friends: 0 })
  })

  it.each(['AAAAAAAA', 'aaaaaaaa', '', "x' or 1=1"])('is ignored for an unknown code: %j', async (code) => {
    const friend = await comeBy(code)
    await orderAndReceive(friend)
    const [plain] = await createAccounts(api, 1)
    if (!plain) throw new Error('There is no account.')
    await orderAndReceive(plain)
    expect(await balanceOf(friend)).toBe(await balanceOf(plain))
  })

  it('counts for an account that was opened without a verification, and after it', async () => {
    const owner = await openTestAccount(api)
    const friend = api.visitor()
    friend.cookies.set('ref', (await referralOf(owner)).code)
    const email = nobody()
    await registerUnverified(friend, email)
    expect(await referralOf(owner)).toMatchObject({ friends: 1 })
    await signIn(api, friend, email)
    expect(await referralOf(owner)).toMatchObject({ friends: 1 })
  })

  it('is that of the visitor who verifies the account, not of one who opened it elsewhere', async () => {
    const [stranger, owner] = await createAccounts(api, 2)
    if (!stranger || !owner) throw new Error('There are no accounts.')
    const email = nobody()
    const opener = api.visitor()
    opener.cookies.set('ref', (await referralOf(stranger)).code)
    await registerUnverified(opener, email)
    const friend = api.visitor()
    friend.cookies.set('ref', (await referralOf(owner)).code)
    await signIn(api, friend, email)
    expect([await referralOf(stranger), await referralOf(owner)]).toMatchObject([
      { friends: 0 },
      { friends: 1 },
    ])
  })

  it('does not replace the first referrer of an account', async () => {
    const [first, second] = await createAccounts(api, 2)
    if (!first || !second) throw new Error('There are no accounts.')
    const email = nobody()
    await comeBy((await referralOf(first)).code, email)
    const elsewhere = api.visitor()
    elsewhere.cookies.set('ref', (await referralOf(second)).code)
    api.wait(60_000)
    await signIn(api, elsewhere, email)
    expect([await referralOf(first), await referralOf(second)]).toMatchObject([
      { friends: 1 },
      { friends: 0 },
    ])
  })

  // The last test, because the other accounts of this file have the same mobile number.
  it('does not count again for a customer who has deleted an account with an order', async () => {
    const owner = await openTestAccount(api)
    const { code } = await referralOf(owner)
    const email = nobody()
    const friend = await comeBy(code, email)
    await orderAndReceive(friend)
    expectOk(await friend.client.accountData.remove({ email }))
    api.wait(3_600_000)
    await orderAndReceive(await comeBy(code, email))
    expect(await balanceOf(owner)).toBe(100)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const account = async (): Promise<Visitor> => {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('No account was made.')
  return visitor
}

const many = <Result>(count: number, ask: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)))

describe('tabs that change one address book concurrently', () => {
  it('store the same address only once', async () => {
    const { client } = await account()
    const books = await many(20, () => client.addresses.add({ type: 'home', receiver }))
    for (const book of books) expect(expectOk(book).length).toBe(1)
    expect(expectOk(await client.addresses.list()).length).toBe(1)
  })

  it('never store more than fifty addresses', async () => {
    const { client } = await account()
    const added = await many(60, (at) =>
      client.addresses.add({ type: 'home', receiver: { ...receiver, address: `${at} Long Street` } }),
    )
    expect(added.filter(({ ok }) => ok).length).toBe(50)
    expect(expectOk(await client.addresses.list()).length).toBe(50)
  })

  it('store an address only once when one tab adds it to the address book and another places an order with it', async () => {
    const { client } = await account()
    const { version, total } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    const request = { orderKey: crypto.randomUUID(), version, total, receiver, senderName: '', message: '' }
    const ends = await many(12, async (at) =>
      at % 3 === 0
        ? (await client.orders.place(request)).ok
        : (await client.addresses.add({ type: 'home', receiver })).ok,
    )
    expect(ends).not.toContain(false)
    expect(expectOk(await client.addresses.list()).length).toBe(1)
  })
})

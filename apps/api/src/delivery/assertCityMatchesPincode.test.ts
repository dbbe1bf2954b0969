import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { hasAllPlaces: true })
})
afterAll(() => api.close())

interface Place {
  readonly pincode: string
  readonly city: string
}

async function order({ client }: Visitor, to: Place) {
  const { version, total } = expectOk(await client.cart.add({ productId: gifts.jade, pincode: to.pincode }))
  const details = { orderKey: randomUUID(), version, total, senderName: 'Asha', message: '' }
  return client.orders.place({ ...details, receiver: { ...receiver, ...to } })
}

const keep = ({ client }: Visitor, to: Place) =>
  client.addresses.add({ type: 'home', receiver: { ...receiver, ...to } })

it.each([
  ['110001', 'Bengaluru', 'The pincode 110001 is in'],
  ['400001', 'Chennai', 'The pincode 400001 is in Mumbai.'],
  ['560001', 'Madras', 'The pincode 560001 is in Bengaluru.'],
])(
  'the pincode %s with the city %s is rejected, in an order and in the address book',
  async (pincode, city, text) => {
    const visitor = await openTestAccount(api)
    const refused = {
      failure: { status: 400, code: 'city_mismatch', field: 'city', message: expect.stringContaining(text) },
    }
    expect(await order(visitor, { pincode, city })).toMatchObject(refused)
    expect(await keep(visitor, { pincode, city })).toMatchObject(refused)
    expect(expectOk(await visitor.client.addresses.list())).toEqual([])
    expect(expectOk(await visitor.client.cart.list()).lines).toHaveLength(1)
  },
)

it.each([
  ['560001', 'Bengaluru', 'its name'],
  ['560001', ' bangalore ', 'an old name'],
  ['560034', 'Koramangala', 'a neighbourhood'],
  ['110001', 'Delhi', 'the city around it'],
  ['110001', 'New Delhi', 'a part of the city'],
  ['400601', 'Mumbai', 'the city beside it'],
])('the pincode %s with the city %s is accepted: %s', async (pincode, city) => {
  const visitor = await openTestAccount(api)
  expectOk(await keep(visitor, { pincode, city }))
  expectOk(await order(visitor, { pincode, city }))
})

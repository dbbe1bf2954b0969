import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverySlots } from '../../db/schema/deliverySlots.ts'
import { blockDays } from '../../fixtures/blockDays.ts'
import { cartGifts } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../../fixtures/orderJourney.ts'

let api: TestApi
let shopper: Visitor
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  shopper = api.visitor()
})

const add = async ({ client }: Visitor, slot?: string, productId = gifts.roses) => {
  const delivery = { date: parseCalendarDate('2026-11-25'), by: 'vendor' as const, slot }
  return expectOk(await client.cart.add({ productId, pincode: '560001', delivery }))
}

const list = async ({ client }: Visitor) => {
  const { lines, total } = expectOk(await client.cart.list())
  const tell = lines.map(({ quantity, deliveryText }) => [quantity, deliveryText])
  return { told: tell, total }
}

/** Lists the cart of a visitor while the date is blocked for a gift, so that the line is marked. */
async function loseDate(visitor: Visitor, nid: number) {
  const restore = await blockDays(api, nid, ['11-25'])
  const { told } = await list(visitor)
  await restore()
  expect(told[0]?.[1]).toContain('Wed, 25 Nov is no longer available.')
}

/** Lists the cart of a visitor while the shop does not have a slot, so that the line is marked. */
async function loseSlot(visitor: Visitor) {
  const one = eq(deliverySlots.id, '15-19')
  await api.db.update(deliverySlots).set({ capacity: 0 }).where(one)
  const { told } = await list(visitor)
  await api.db.update(deliverySlots).set({ capacity: null }).where(one)
  expect(told[0]?.[1]).toContain('This time slot is no longer available.')
}

const arrives = 'Arrives Wed, 25 Nov in Bengaluru, 560001'

describe('a line whose date was lost', () => {
  it('is delivered on the date again when the same gift is added for it', async () => {
    const { total } = await add(shopper)
    await loseDate(shopper, gifts.roses)
    const added = await add(shopper)
    expect(await list(shopper)).toEqual({ told: [[2, arrives]], total: 2 * total })
    expect(expectOk(await shopper.client.cart.list())).toEqual(added)
  })

  it('is delivered on the date again when the same combo is added for it', async () => {
    await add(shopper, undefined, cartGifts.rosesAndCake)
    await loseDate(shopper, cartGifts.rosesAndCake)
    await add(shopper, undefined, cartGifts.rosesAndCake)
    expect((await list(shopper)).told).toEqual([
      [2, arrives],
      [2, arrives],
    ])
  })

  it('is delivered on the date again when an order of the same gift for it is ordered again', async () => {
    const visitor = await openTestAccount(api)
    await add(visitor)
    const { id } = await orderCart(visitor)
    await add(visitor)
    await loseDate(visitor, gifts.roses)
    expectOk(await visitor.client.orders.reorder({ id, key: randomUUID() }))
    expect((await list(visitor)).told).toEqual([[2, arrives]])
  })

  it('is delivered on the date again when a guest who chose it logs in', async () => {
    await signUp(api, shopper, 'reopened@example.com')
    await add(shopper)
    await loseDate(shopper, gifts.roses)
    const guest = api.visitor()
    await add(guest)
    api.wait(31_000)
    await signUp(api, guest, 'reopened@example.com')
    expect((await list(guest)).told).toEqual([[2, arrives]])
  })
})

it('a line whose slot was lost does not tell it when the same gift is added for any hour of its date', async () => {
  await add(shopper, '15-19')
  await loseSlot(shopper)
  await add(shopper)
  expect((await list(shopper)).told).toEqual([[2, arrives]])
})

it('a line whose slot was lost stays as it is when the same gift is added for another slot', async () => {
  await add(shopper, '15-19')
  await loseSlot(shopper)
  await add(shopper, '9-13')
  const { told } = await list(shopper)
  expect(told).toEqual([
    [1, `This time slot is no longer available. Please choose another. ${arrives}`],
    [1, 'Arrives Wed, 25 Nov, 9:00 to 13:00, in Bengaluru, 560001'],
  ])
})

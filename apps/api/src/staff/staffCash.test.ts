import { parseCalendarDate } from '@store/api-client/contract/date'
import type { StaffClient } from '@store/api-client/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openStaffClient } from '../fixtures/openStaffClient.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { runOrderCommand } from '../orders/index.ts'

let api: TestApi
let staff: StaffClient
beforeAll(async () => {
  api = await openTestApi()
  staff = await openStaffClient(api)
})
afterAll(() => api.close())

const first = '2026-12-14'
const second = '2026-12-16'

/** Orders a gift for each of two days, and pays in cash. */
async function orderForTwoDays(visitor: Visitor) {
  for (const date of [first, second]) {
    const delivery = { date: parseCalendarDate(date), by: 'vendor' as const }
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode, delivery }))
  }
  const order = await orderCart(visitor)
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
  return order
}

/** Returns the cash to collect and the total of an order in the list of a day. */
async function amountsOn(date: string, wanted: string) {
  const listed = expectOk(await staff.listOrders({ day: parseCalendarDate(date) }))
  const found = listed.find(({ number }) => number === wanted)
  return found && { collect: found.cashToCollect, total: found.total }
}

describe('the cash of an order in the staff’s list of a day', () => {
  it('is collected on the first delivery date only; the total is that of the order on both', async () => {
    const { number, total } = await orderForTwoDays(await openTestAccount(api))
    expect(await amountsOn(first, number)).toEqual({ collect: total, total })
    expect(await amountsOn(second, number)).toEqual({ collect: 0, total })
  })

  it('is zero once the order is paid', async () => {
    const { number, total } = await orderForTwoDays(await openTestAccount(api))
    await runOrderCommand([number, 'delivered'], api.deps, 'Meera')
    expect(await amountsOn(first, number)).toEqual({ collect: 0, total })
  })
})

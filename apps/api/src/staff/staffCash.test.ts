import { parseCalendarDate, toDayMonthYear } from '@store/api-client/contract/date'
import { toRupees } from '@store/api-client/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { runOrderCommand } from '../orders/index.ts'
import { runStaffCommand } from './runStaffCommand.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  const { text } = await runStaffCommand(['add', 'Meera', 'viewer'], api.deps, 'Owner')
  token = /: ([\w-]{43})$/.exec(text)?.[1] ?? ''
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

/** Returns the cash to collect and the total of an order in the list of a day, as the API sends them. */
async function amountsOn(date: string, number: string) {
  const day = toDayMonthYear(parseCalendarDate(date))
  const headers = { authorization: `Bearer ${token}` }
  const response = await api
    .visitor()
    .fetch(`http://store.test/api/marigold/staff/orders?day=${day}`, { headers })
  const { data } = await response.json()
  const found = data.orders.find((order: { readonly order_number: string }) => order.order_number === number)
  return found && { collect: found.collect_amt, total: found.total_amt }
}

describe('the cash of an order in the staff’s list of a day', () => {
  it('is collected on the first delivery date only; the total is that of the order on both', async () => {
    const { number, total } = await orderForTwoDays(await openTestAccount(api))
    const amount = toRupees(total)
    expect(await amountsOn(first, number)).toEqual({ collect: amount, total: amount })
    expect(await amountsOn(second, number)).toEqual({ collect: 0, total: amount })
  })

  it('is zero once the order is paid', async () => {
    const { number, total } = await orderForTwoDays(await openTestAccount(api))
    await runOrderCommand([number, 'delivered'], api.deps, 'Meera')
    expect(await amountsOn(first, number)).toEqual({ collect: 0, total: toRupees(total) })
  })
})

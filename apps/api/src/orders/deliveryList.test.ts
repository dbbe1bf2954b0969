import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { type Paise, toRupees } from '@store/api-client/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { runOrderCommand } from './runOrderCommand.ts'
import type { DeliveryListRow } from './toDeliveryListRows.ts'

let api: TestApi
let number: string
let day: string
let total: Paise
beforeAll(async () => {
  api = await openTestApi()
  const visitor = await openTestAccount(api)
  const order = await placeGiftOrder(visitor, gifts.cake)
  expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
  ;({ number, total } = order)
  day = order.lines[0]?.deliveryDate ?? ''
})
afterAll(() => api.close())

const say = (...words: readonly string[]) => runOrderCommand(words, api.deps, 'Meera')

describe("the orders of a day printed by the merchant's command", () => {
  it('are printed as a table by default', async () => {
    const { text, isSuccess } = await say('list', '--day', day)
    expect(isSuccess).toBe(true)
    expect(text.split('\n')[0]).toMatch(/^slot +order +status +collect +quantity +gift +receiver +phone$/)
    expect(text).toContain(number)
    expect(await say('list', '--day', '2027-01-01')).toEqual({ text: 'No orders.', isSuccess: true })
  })

  it('are printed as JSON with all data that a packer and a courier need', async () => {
    const { text } = await say('list', '--day', day, '--format', 'json')
    expect(JSON.parse(text)).toMatchObject([
      {
        ...{
          order: number,
          status: 'confirmed',
          payment: 'on_delivery',
          collect: String(toRupees(total)),
          quantity: '1',
        },
        receiver: `${receiver.title} ${receiver.fullName}`,
        phone: `${receiver.countryCode} ${receiver.contactNumber}`,
        address: expect.stringContaining(receiver.pincode),
      },
    ])
  })

  it('are printed as CSV in which spreadsheets do not run a shopper’s text as a formula', async () => {
    const { text } = await say('list', '--day', day, '--format', 'csv')
    const [head, row] = text.split('\r\n')
    expect(head).toBe(
      'slot,order,status,payment,collect,quantity,gift,details,receiver,phone,address,sender,message,note',
    )
    expect(row).toContain(`,'${receiver.countryCode} ${receiver.contactNumber},`)
    expect(row).toMatch(/"[^"]*,[^"]*"/)
  })

  it('are printed as packing slips without prices, with the message on a separate page', async () => {
    const { text } = await say('slips', '--day', day)
    expect(text).toMatch(/^<!doctype html>/)
    expect(text).toContain(`<h1>${number}</h1>`)
    expect(text).toContain(receiver.fullName)
    expect(text).toContain('class="card"')
    expect(text).not.toMatch(/₹|Total/)
  })

  it('can each be cancelled by the merchant’s command once, with a reason', async () => {
    expect(await say(number, 'cancel', '--note', 'The florist fell ill', '--by', 'Tara')).toEqual({
      text: `${number} is cancelled.`,
      isSuccess: true,
    })
    expect(await say(number, 'cancel', '--note', 'Again')).toEqual({
      text: `${number} is cancelled already.`,
      isSuccess: false,
    })
    expect(await say('MG-NOSUCH', 'cancel', '--note', 'Gone')).toEqual({
      text: 'There is no order MG-NOSUCH.',
      isSuccess: false,
    })
  })
})

describe('an order of gifts with several dates and slots', () => {
  const first = '2026-12-14'
  const second = '2026-12-16'
  const gift = (productId: typeof gifts.roses, date: string, slot: string) => ({
    ...{ productId, pincode: receiver.pincode },
    delivery: { date: parseCalendarDate(date), by: 'vendor' as const, slot },
  })
  const rowsOf = async (date: string): Promise<readonly DeliveryListRow[]> =>
    JSON.parse((await say('list', '--day', date, '--format', 'json')).text)

  it('lists its cash once, with the first gift, and both numbers of the receiver', async () => {
    const { client } = await openTestAccount(api)
    expectOk(await client.cart.add(gift(gifts.roses, first, '23-24')))
    expectOk(await client.cart.add(gift(gifts.cake, first, '9-13')))
    const { version, total } = expectOk(await client.cart.add(gift(gifts.bouquet, second, '9-13')))
    const alternate = { countryCode: '+91', contactNumber: '9812345670' }
    const texts = { senderName: 'Asha', message: '', alternate }
    const { orderId: id } = expectOk(
      await client.orders.place({ orderKey: randomUUID(), version, total, receiver, ...texts }),
    )
    expectOk(await client.orders.pay({ id, method: 'cod' }))
    const rows = [...(await rowsOf(first)), ...(await rowsOf(second))]
    expect(rows.map(({ gift: title, slot, collect }) => [title, slot, collect])).toEqual([
      [expect.stringContaining('Roses'), '23:00 to 24:00', ''],
      [expect.stringContaining('Cake'), '9:00 to 13:00', String(toRupees(total))],
      [expect.any(String), '9:00 to 13:00', ''],
    ])
    const phone = `${receiver.countryCode} ${receiver.contactNumber} / +91 9812345670`
    expect(rows.map((row) => row.phone)).toEqual([phone, phone, phone])
  })
})

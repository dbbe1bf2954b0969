import { type Paise, toRupees } from '@store/api-client/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { runOrderCommand } from './runOrderCommand.ts'

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

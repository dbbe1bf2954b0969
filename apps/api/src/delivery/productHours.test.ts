import { parseCalendarDate } from '@store/api-client/contract/date'
import { toProductId } from '@store/api-client/contract/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(testStartTime))

const fruit = toProductId(6006)

describe('a gift with its own cut-off and blocked days (2 §3)', () => {
  const area = async () => {
    const found = expectOk(await api.visitor().client.days.area({ productId: fruit, pincode: '560001' }))
    if (!found.isServed) throw new Error('It is delivered there.')
    return found
  }

  it.each([
    ['today before the cut-off', '2026-11-23T13:59:59', '2026-11-23'],
    ['tomorrow from the cut-off on', '2026-11-23T14:00:00', '2026-11-24'],
    ['on the day after a blocked one', '2027-01-25T14:00:00', '2027-01-27'],
  ])('arrives %s, and returns its own cut-off hour', async (_, now, first) => {
    api.setNow(new Date(`${now}+05:30`))
    const { days, cutoffHour, leadDays } = await area()
    expect(days.first).toBe(first)
    expect([cutoffHour, leadDays.vendor]).toEqual([14, 0])
  })

  it('needs no additional lead day when today is blocked', async () => {
    api.setNow(new Date('2027-01-26T10:00:00+05:30'))
    const { days, leadDays } = await area()
    expect([days.first, leadDays.vendor]).toEqual(['2027-01-27', 0])
  })

  it('is rejected for a blocked day, with the first available date', async () => {
    const delivery = { date: parseCalendarDate('2027-01-26'), by: 'vendor' as const }
    const request = { productId: fruit, pincode: '560001', delivery }
    expect(await api.visitor().client.cart.add(request)).toMatchObject({ failure: { code: 'day_blocked' } })
  })
})

describe('a gift for vendor or courier delivery without a chosen date (2 §4, §5)', () => {
  it.each([
    ['that of the vendor where one delivers', '560001', 'vendor', 'Tue, 24 Nov'],
    ['that of the courier where no vendor delivers', '744101', 'courier', 'Thu, 26 Nov'],
  ])('takes the earliest date: %s', async (_, pincode, through, day) => {
    const { client } = api.visitor()
    const { lines } = expectOk(await client.cart.add({ productId: gifts.hamper, pincode }))
    // Without a chosen date, the line shows the delivery method and the earliest date, which moves at the cut-off.
    expect(lines[0]).toMatchObject({ through, delivery: undefined })
    expect(lines[0]?.deliveryText).toContain(`Arrives ${day}`)
  })

  it('is ordered for the earliest date', async () => {
    const { lines } = await placeGiftOrder(await openTestAccount(api), gifts.hamper)
    expect(lines[0]).toMatchObject({ deliveryDate: '2026-11-24' })
  })

  it('gets the next date after its cut-off, and is not reported as expired', async () => {
    const { client } = api.visitor()
    expectOk(await client.cart.add({ productId: gifts.hamper, pincode: '560001' }))
    api.setNow(new Date('2026-11-23T22:00:00+05:30'))
    const { lines } = expectOk(await client.cart.list())
    expect(lines[0]?.deliveryText).toMatch(/^Arrives Wed, 25 Nov/)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoices } from '../db/schema/invoices.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  const seller = { name: 'Rose & Co', address: '1 Main Road, Bengaluru', gstin: '29ABCDE1234F1ZW' }
  api = await openTestApi({}, { seller })
})
afterAll(() => api.close())

it('numbers the invoices of 8 orders that are dispatched concurrently without a gap, each order once', async () => {
  const numbers: string[] = []
  for (let one = 0; one < 8; one += 1) numbers.push((await placeGiftOrder(await openTestAccount(api))).number)
  await Promise.all(numbers.flatMap((number) => [1, 2].map(() => setStatus(api, number, 'delivered'))))
  const rows = await api.db.select().from(invoices)
  expect(rows.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b)).toEqual(
    numbers.map((_, place) => place + 1),
  )
})

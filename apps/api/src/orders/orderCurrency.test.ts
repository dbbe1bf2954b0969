import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currencies } from '../db/schema/currencies.ts'
import { orders } from '../db/schema/orders.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { createSampleRows } from '../sample/createSampleRows.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Places an order with a display currency, and reads how it was stored. */
async function placeIn(currency: string | undefined) {
  const visitor = await openTestAccount(api)
  if (currency !== undefined) visitor.cookies.set('user_select_currency', currency)
  const order = await placeGiftOrder(visitor)
  const [kept] = await api.db.select().from(orders).where(eq(orders.id, order.id))
  return { visitor, order, kept }
}

describe('an order', () => {
  it('is charged in rupees, and stores its display currency with the exchange rate of that day (R16)', async () => {
    const { visitor, order, kept } = await placeIn('USD')
    const rupees = await placeIn(undefined)
    expect(kept).toMatchObject({ currency: 'USD', rate: 0.0113, total: rupees.kept?.total })
    expect(order.shownIn).toEqual({ code: 'USD', symbol: '$', rate: 0.0113 })
    await api.db.update(currencies).set({ rate: 0.02 }).where(eq(currencies.code, 'USD'))
    const later = expectOk(await visitor.client.orders.get({ id: order.id }))
    expect(later.shownIn?.rate).toBe(0.0113)
    await api.db.delete(currencies).where(eq(currencies.code, 'USD'))
    const gone = expectOk(await visitor.client.orders.get({ id: order.id }))
    expect(gone.shownIn).toEqual({ code: 'USD', symbol: 'USD\u00a0', rate: 0.0113 })
    await api.db.insert(currencies).values(createSampleRows().currencies).onConflictDoNothing()
  })

  it.each([undefined, 'INR', 'XXX', 'usd', '"; drop table orders'])(
    'is in rupees only when the browser sends %s',
    async (said) => {
      const { order, kept } = await placeIn(said)
      expect(kept).toMatchObject({ currency: 'INR', rate: 1 })
      expect(order.shownIn).toBeUndefined()
    },
  )

  it('is in rupees only in a shop without other currencies', async () => {
    const plain = await openTestApi({}, { hasCurrencies: false })
    const visitor = await openTestAccount(plain)
    visitor.cookies.set('user_select_currency', 'USD')
    expect((await placeGiftOrder(visitor)).shownIn).toBeUndefined()
    await plain.close()
  })
})

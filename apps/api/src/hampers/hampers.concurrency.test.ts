import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { fillableHampers, filledHamper, hamperStepNames } from '../fixtures/hamperJourney.ts'
import { expectOk, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const stockOf = async (nid: number) =>
  (await api.db.select({ stock: products.stock }).from(products).where(eq(products.nid, nid)))[0]?.stock

const { sweet, keep } = hamperStepNames

describe('concurrent hamper requests on Postgres', () => {
  it('sell as many hampers as the stock allows, whatever the order of their items', async () => {
    const picks = filledHamper().picks
    const shoppers = await Promise.all(
      (await createAccounts(api, 20)).map(async ({ client }, at) => {
        const turned = at % 2 === 0 ? picks : [...picks].reverse()
        expectOk(await retryWhileBusy(() => client.hampers.add(filledHamper({ picks: turned }))))
        const { version, total } = expectOk(await retryWhileBusy(() => client.cart.list()))
        const request = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
        return () => retryWhileBusy(() => client.orders.place(request))
      }),
    )
    // Two boxes per hamper, so 11 boxes are enough for five.
    await api.db.update(products).set({ stock: 11 }).where(eq(products.nid, fillableHampers.chocolates))
    const results = (await Promise.all(shoppers.map((place) => place()))).map(resultCodeOf)
    expect(results.filter((word) => word === 'ok')).toHaveLength(5)
    expect(results.filter((word) => word === 'out_of_stock')).toHaveLength(15)
    expect(await stockOf(fillableHampers.chocolates)).toBe(1)
    await api.db.update(products).set({ stock: 320 }).where(eq(products.nid, fillableHampers.chocolates))
  })

  it('result in one line with the contents of one of the two tabs that edit the hamper', async () => {
    const [visitor] = await createAccounts(api, 1)
    if (!visitor) throw new Error('There is no account.')
    const { lineId } = expectOk(await visitor.client.hampers.add(filledHamper()))
    const one = [
      { step: sweet, productId: fillableHampers.bars, quantity: 1 },
      { step: keep, productId: fillableHampers.teddy, quantity: 1 },
    ]
    const other = [
      { step: sweet, productId: fillableHampers.cookies, quantity: 1 },
      { step: keep, productId: fillableHampers.tealights, quantity: 2 },
    ]
    await Promise.all(
      [one, other].map((picks) =>
        retryWhileBusy(() => visitor.client.hampers.add(filledHamper({ picks, lineId }))),
      ),
    )
    const { lines } = expectOk(await visitor.client.cart.list())
    expect(lines.map(({ id }) => id)).toEqual([lineId])
    expect([999_00 + 199_00 + 249_00, 999_00 + 399_00 + 298_00]).toContain(lines[0]?.price)
  })
})

import { parseCalendarDate } from '@store/api-client/contract/date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockDays } from '../../fixtures/blockDays.ts'
import { cartGifts, lineOf } from '../../fixtures/cartJourney.ts'
import { fillableHampers, filledHamper } from '../../fixtures/hamperJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart } from '../../fixtures/orderJourney.ts'

const date = parseCalendarDate('2026-12-01')
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
})
afterAll(() => api.close())

describe('an add-on', () => {
  it('of a hamper does not arrive on a day on which the hamper has become blocked', async () => {
    const { cart, hampers } = api.visitor().client
    expectOk(await hampers.add(filledHamper({ date })))
    expectOk(await cart.add({ productId: cartGifts.vase }))
    const restore = await blockDays(api, fillableHampers.teddy, ['12-01'])
    const list = expectOk(await cart.list())
    await restore()
    expect(lineOf(list, cartGifts.vase)).toMatchObject({
      deliveryText: lineOf(list, fillableHampers.byHand).deliveryText,
      delivery: undefined,
    })
  })

  it('of a gift arrives with it on another day if the gift has become blocked on its day', async () => {
    const { cart } = api.visitor().client
    const delivery = { date, by: 'vendor' as const, slot: undefined }
    expectOk(await cart.add({ productId: gifts.bouquet, pincode: '560001', delivery }))
    expectOk(await cart.add({ productId: cartGifts.vase }))
    const restore = await blockDays(api, gifts.bouquet, ['12-01'])
    const list = expectOk(await cart.list())
    await restore()
    expect(lineOf(list, gifts.bouquet).deliveryText).toMatch(/Arrives Tue, 24 Nov/)
    expect(lineOf(list, cartGifts.vase).deliveryText).toMatch(/^Arrives Tue, 24 Nov/)
  })

  it('shows the day on which it is ordered if it has become blocked on the day of its gift', async () => {
    const visitor = await openTestAccount(api)
    const { cart } = visitor.client
    const delivery = { date, by: 'vendor' as const, slot: undefined }
    expectOk(await cart.add({ productId: gifts.bouquet, pincode: '560001', delivery }))
    expectOk(await cart.add({ productId: cartGifts.vase }))
    const restore = await blockDays(api, cartGifts.vase, ['12-01'])
    const list = expectOk(await cart.list())
    const order = await orderCart(visitor)
    await restore()
    expect(lineOf(list, cartGifts.vase).deliveryText).toMatch(
      /^Tue, 1 Dec is no longer available. Arrives Tue, 24 Nov/,
    )
    expect(order.lines.find(({ productId }) => productId === cartGifts.vase)?.deliveryDate).toBe('2026-11-24')
  })
})

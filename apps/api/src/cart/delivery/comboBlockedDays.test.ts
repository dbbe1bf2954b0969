import { parseCalendarDate } from '@store/api-client/contract/date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockDays } from '../../fixtures/blockDays.ts'
import { cartGifts, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../../fixtures/orderJourney.ts'

const combo = { productId: cartGifts.rosesAndCake, pincode: '560001' }
const wanted = {
  ...combo,
  delivery: { date: parseCalendarDate('2026-11-26'), by: 'vendor' as const, slot: undefined },
}
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('a day on which one gift of a combo is not delivered', () => {
  it('is not offered on the page of the combo, before and after a location is chosen', async () => {
    const restore = await blockDays(api, gifts.roses, ['11-26'])
    const { catalogue, days } = api.visitor().client
    const page = expectOk(await catalogue.productPage({ type: 'combo', slug: 'roses-and-truffle-cake' }))
    expect(page).toMatchObject({ product: { delivery: { hours: { blockedDays: ['11-26'] } } } })
    expect(expectOk(await days.area(combo))).toMatchObject({ days: { blocked: ['2026-11-26'] } })
    await restore()
    expect(expectOk(await days.area(combo))).toMatchObject({ days: { blocked: [] } })
  })

  it('is not told as the earliest day of the combo at a pincode or in a city', async () => {
    const restore = await blockDays(api, gifts.roses, ['11-23'])
    const { delivery } = api.visitor().client
    const atPincode = expectOk(await delivery.checkPincode(combo))
    const inCity = expectOk(
      await delivery.checkCity({ productId: combo.productId, city: 'Bengaluru', state: 'Karnataka' }),
    )
    const date = parseCalendarDate('2026-11-23')
    const slot = await delivery.nextSlot({ ...combo, city: '', date })
    await restore()
    expect(atPincode).toMatchObject({ earliest: '2026-11-24' })
    expect(JSON.stringify(inCity)).toContain('2026-11-24')
    expect(expectOk(slot)).toBeUndefined()
  })

  it('is refused by the cart', async () => {
    const restore = await blockDays(api, gifts.roses, ['11-26'])
    expect(resultCodeOf(await api.visitor().client.cart.add(wanted))).toBe('day_blocked')
    await restore()
    expectOk(await api.visitor().client.cart.add(wanted))
  })

  it('is replaced by the first day, which the cart tells, if it was blocked after the combo was added', async () => {
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add(wanted))
    const restore = await blockDays(api, gifts.roses, ['11-26', '11-24'])
    const { lines } = expectOk(await visitor.client.cart.list())
    expect(lines[0]?.deliveryText).toMatch(/^Thu, 26 Nov is no longer available. Arrives Mon, 23 Nov/)
    expect((await orderCart(visitor)).lines[0]?.deliveryDate).toBe('2026-11-23')
    await restore()
  })
})

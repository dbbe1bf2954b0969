import { toProductId } from '@store/api-client/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const deliveryOf = async (type: string, slug: string) => {
  const page = expectOk(await api.visitor().client.catalogue.productPage({ type, slug }))
  if (page.kind !== 'product') throw new Error(`There is no ${type}/${slug}.`)
  return page.product.delivery
}

describe('the delivery data of a product page', () => {
  it('accepts a city or a pincode for a cake, which needs the city for its delivery', async () => {
    expect(await deliveryOf('cake', 'chocolate-truffle-cake')).toEqual({
      country: 356,
      through: 'vendor',
      cities: undefined,
      takesCity: true,
      takesPincode: true,
      needsCity: true,
      isCustom: false,
      hours: { preparationHours: 2, lastSlotHour: 20 },
      leadDays: [0],
    })
  })

  it('accepts only a pincode for a product that is delivered by courier', async () => {
    expect(await deliveryOf('plant', 'jade-plant-in-pot')).toMatchObject({
      through: 'courier',
      takesCity: false,
      takesPincode: true,
      needsCity: false,
    })
  })

  it('lists by name the cities of a gift that is delivered only to some cities', async () => {
    expect(await deliveryOf('flower', 'peach-roses-hat-box')).toEqual({
      country: 356,
      through: 'vendor',
      cities: [
        { id: 'bengaluru', city: 'Bengaluru' },
        { id: 'gurugram', city: 'Gurugram' },
        { id: 'hyderabad', city: 'Hyderabad' },
        { id: 'mumbai', city: 'Mumbai' },
        { id: 'new-delhi', city: 'New Delhi' },
        { id: 'pune', city: 'Pune' },
      ],
      takesCity: false,
      takesPincode: true,
      needsCity: true,
      isCustom: false,
      hours: { lastSlotHour: 20 },
      leadDays: [1],
    })
  })

  it('contains the hours and blocked days of the product, consistent with its delivery checks', async () => {
    const fruit = await deliveryOf('hamper', 'grand-fruit-basket')
    expect(fruit.hours).toEqual({ endHour: 14, lastSlotHour: 20, blockedDays: ['01-26', '08-15'] })
    const { client } = api.visitor()
    const first = async () =>
      expectOk(await client.delivery.checkPincode({ pincode: '560001', productId: toProductId(6006) }))
    try {
      for (const [now, earliest] of [
        ['2026-11-23T13:59:59+05:30', '2026-11-23'],
        ['2026-11-23T14:00:00+05:30', '2026-11-24'],
        ['2027-01-25T14:00:00+05:30', '2027-01-27'],
      ] as const) {
        api.setNow(new Date(now))
        expect(await first()).toMatchObject({ earliest })
      }
    } finally {
      api.setNow(testStartTime)
    }
  })

  it('contains both delivery methods of a product that has both', async () => {
    const { through, leadDays } = await deliveryOf('hamper', 'festive-hamper')
    expect([through, leadDays]).toEqual(['vendorOrCourier', [1, 3]])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

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

describe('the page of a product says of its delivery', () => {
  it('that a cake takes a city or a pincode, and needs the city', async () => {
    expect(await deliveryOf('cake', 'chocolate-truffle-cake')).toEqual({
      country: 356,
      through: 'vendor',
      cities: undefined,
      takesCity: true,
      takesPincode: true,
      needsCity: true,
      isCustom: false,
    })
  })

  it('that a parcel goes by pincode alone', async () => {
    expect(await deliveryOf('plant', 'jade-plant-in-pot')).toMatchObject({
      through: 'courier',
      takesCity: false,
      takesPincode: true,
      needsCity: false,
    })
  })

  it('that a gift of limited cities takes one of these, by name', async () => {
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
    })
  })
})

import { toProductId } from '@store/api-client/contract/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf, resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { redirectPaymentProvider } from '../fixtures/redirectPaymentProvider.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { hasAllPlaces: true, payments: [redirectPaymentProvider] })
})
afterAll(() => api.close())

const toUsa = toProductId(11_001)
const cakeToUae = toProductId(11_003)
const chocolates = toProductId(9007)

const account = async (): Promise<Visitor> => {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('No account was made.')
  return visitor
}

describe('a gift to another country', () => {
  it('is checked only with postal codes in the format of its destination country', async () => {
    const { delivery } = api.visitor().client
    expect(expectOk(await delivery.checkPincode({ productId: toUsa, pincode: '10001' }))).toEqual({
      ...{ deliverable: true, city: '', earliest: '2026-11-25' },
    })
    expect(resultCodeOf(await delivery.checkPincode({ productId: toUsa, pincode: 'K1A 0B1' }))).toBe(
      'invalid',
    )
    expect(resultCodeOf(await delivery.checkPincode({ productId: gifts.roses, pincode: '10001' }))).toBe(
      'invalid',
    )
  })

  it('is checked against the cities of its destination country, which are listed by letter', async () => {
    const { delivery } = api.visitor().client
    expect(expectOk(await delivery.checkCity({ productId: cakeToUae, city: 'Dubai' }))).toMatchObject({
      ...{ deliverable: true, city: 'Dubai', offsetDays: 1 },
    })
    expect(resultCodeOf(await delivery.checkCity({ productId: cakeToUae, city: 'Mumbai' }))).toBe(
      'unknown_city',
    )
    const cities = expectOk(await delivery.cities({ letter: 'd', productId: cakeToUae }))
    expect(cities.map(({ city }) => city)).toContain('Dubai')
    expect(cities.every(({ isOpen }) => isOpen)).toBe(true)
  })

  it('is delivered to one of the countries in the list, which starts with India', async () => {
    const countries = expectOk(await api.visitor().client.delivery.countries())
    expect(countries[0]).toEqual({ number: 356, name: 'India' })
    const names = countries.slice(1).map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(names).toContain('United States')
  })

  it('has its country on its page', async () => {
    const page = expectOk(
      await api.visitor().client.catalogue.productPage({ type: 'flower', slug: 'two-dozen-roses-usa' }),
    )
    expect(page).toMatchObject({
      kind: 'product',
      product: { delivery: { country: 840, cities: undefined } },
    })
  })

  it('shows its delivery date in the cart, and has its add-ons delivered to the same country', async () => {
    const { client } = api.visitor()
    expectOk(await client.cart.add({ productId: toUsa, pincode: '10001' }))
    const cart = expectOk(await client.cart.add({ productId: chocolates }))
    expect(lineOf(cart, toUsa).deliveryText).toBe('Arrives Wed, 25 Nov in United States, 10001')
    expect(cart.lines.map(({ country }) => country)).toEqual([840, 840])
    const left = expectOk(await client.delivery.leftBehind({ country: 840, city: '', pincode: '94016' }))
    expect(left).toEqual([])
    const home = expectOk(await client.delivery.leftBehind({ country: 356, city: 'Mumbai' }))
    expect(home.length).toBe(2)
  })

  it('can only be ordered for a receiver in its destination country', async () => {
    const { client } = await account()
    const { version, total } = expectOk(await client.cart.add({ productId: toUsa, pincode: '10001' }))
    const abroad = {
      ...receiver,
      city: 'New York',
      pincode: '10001',
      countryCode: '+1',
      contactNumber: '2125550123',
    }
    const to = (change: Partial<typeof receiver>) =>
      client.orders.place({
        ...{ orderKey: crypto.randomUUID(), version, total, senderName: '', message: '' },
        receiver: { ...abroad, ...change },
      })
    expect(resultCodeOf(await to({}))).toBe('invalid')
    expect(resultCodeOf(await to({ pincode: '560001' }))).toBe('not_deliverable')
    expect(resultCodeOf(await to({ country: 124 }))).toBe('invalid')
    expect(resultCodeOf(await to({ country: 124, pincode: 'K1A 0B1' }))).toBe('not_deliverable')
    expect(resultCodeOf(await to({ country: 840, pincode: 'K1A 0B1' }))).toBe('invalid')
    const { orderId } = expectOk(await to({ country: 840 }))
    expect(expectOk(await client.orders.get({ id: orderId })).receiver).toMatchObject({ country: 840 })
    expect(expectOk(await client.addresses.list())[0]?.receiver).toMatchObject({
      country: 840,
      pincode: '10001',
    })
  })
})

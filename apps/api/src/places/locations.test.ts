import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { hasAllPlaces: true })
})
afterAll(() => api.close())

const client = () => api.visitor().client.delivery

/** The typed text, the expected city and pincode (none for a whole city), and whether a cake is delivered there. */
const fiftyPlaces = [
  ['koramangala', 'Bengaluru', '560034', true],
  ['koramangla', 'Bengaluru', '560034', true],
  ['indiranagar', 'Bengaluru', '560038', true],
  ['whitefield', 'Bengaluru', '560066', true],
  ['malleswaram', 'Bengaluru', '560003', true],
  ['jayanagar', 'Bengaluru', '560041', true],
  ['560102', 'Bengaluru', '560102', true],
  ['560 001', 'Bengaluru', '560001', true],
  ['bangalore', 'Bengaluru', '', true],
  ['banglore', 'Bengaluru', '', true],
  ['bombay', 'Mumbai', '', true],
  ['andheri east', 'Mumbai', '400069', true],
  ['bandra west', 'Mumbai', '400050', true],
  ['colaba', 'Mumbai', '400005', true],
  ['400076', 'Mumbai', '400076', true],
  ['new delhi', 'New Delhi', '', true],
  ['dehli', 'New Delhi', '', true],
  ['connaught place', 'New Delhi', '110001', true],
  ['hauz khas', 'New Delhi', '110016', true],
  ['110006', 'New Delhi', '110006', true],
  ['gurgaon', 'Gurugram', '', true],
  ['noida', 'Noida', '', true],
  ['calcutta', 'Kolkata', '', true],
  ['ballygunge', 'Kolkata', '700019', true],
  ['park street', 'Kolkata', '700016', true],
  ['madras', 'Chennai', '', true],
  ['mylapore', 'Chennai', '600004', true],
  ['adyar', 'Chennai', '600020', true],
  ['anna nagar', 'Chennai', '600040', true],
  ['hydrabad', 'Hyderabad', '', true],
  ['banjara hills', 'Hyderabad', '500034', true],
  ['jubilee hills', 'Hyderabad', '500033', true],
  ['charminar', 'Hyderabad', '500002', true],
  ['poona', 'Pune', '', true],
  ['kothrud', 'Pune', '411038', true],
  ['navrangpura', 'Ahmedabad', '380009', true],
  ['baroda', 'Vadodara', '', true],
  ['jaipur', 'Jaipur', '', true],
  ['gomti nagar', 'Lucknow', '226010', true],
  ['mysore', 'Mysuru', '', true],
  ['vizag', 'Visakhapatnam', '', true],
  ['trivandrum', 'Thiruvananthapuram', '', false],
  ['cochin', 'Kochi', '', false],
  ['682001', 'Kochi', '682001', false],
  ['guwahati', 'Guwahati', '', false],
  ['mangalore', 'Mangaluru', '', false],
  ['panjim', 'Panaji', '', false],
  ['pondicherry', 'Puducherry', '', false],
  ['port blair', 'Port Blair', '', false],
  ['744101', 'Port Blair', '744101', false],
] as const

describe('a typed location', () => {
  it.each(fiftyPlaces)(
    '%s is found and located in %s %s, with cake delivery: %s',
    async (text, city, pincode, isCake) => {
      const [first] = expectOk(await client().suggest({ text }))
      const place = expectOk(await client().locate({ placeId: first?.placeId ?? '' }))
      expect(place).toMatchObject({ country: 356, city, pincode: pincode === '' ? undefined : pincode })
      expect(place.placeId).toBe(first?.placeId)
      const productId = gifts.cake
      const check = place.pincode
        ? expectOk(await client().checkPincode({ productId, pincode: place.pincode }))
        : expectOk(await client().checkCity({ productId, city: place.city, state: place.state }))
      expect(check).toMatchObject({ deliverable: isCake, city })
    },
  )

  it('is suggested in readable form', async () => {
    expect(expectOk(await client().suggest({ text: 'koramangala' }))[0]).toEqual({
      placeId: 'in:loc:560034:koramangala',
      description: 'Koramangala, Bengaluru, Karnataka 560034',
      name: 'Koramangala',
      within: 'Bengaluru, Karnataka 560034',
      ...{ isDeliverable: true, isCertain: true },
    })
    expect(expectOk(await client().suggest({ text: 'bengaluru' }))[0]).toMatchObject({
      placeId: 'in:city:bengaluru',
      description: 'Bengaluru, Karnataka',
    })
    expect(expectOk(await client().suggest({ text: '560034' }))).toEqual([
      {
        placeId: 'in:pin:560034',
        description: '560034, Bengaluru, Karnataka',
        name: '560034',
        within: 'Bengaluru, Karnataka',
        ...{ isDeliverable: true, isCertain: true },
      },
    ])
  })

  it.each(['', 'mu', '  mu', '   ', 'xqzwjk', '999999'])('has no result for %j', async (text) => {
    expect(expectOk(await client().suggest({ text }))).toEqual([])
  })

  it('has at most eight results', async () => {
    expect(expectOk(await client().suggest({ text: ' nagar' })).length).toBe(8)
  })

  it('is searched in the given country', async () => {
    const [london] = expectOk(await client().suggest({ text: 'londn', country: 826 }))
    expect(london).toEqual({
      placeId: 'gb:city:gb-london',
      description: 'London, England, United Kingdom',
      name: 'London',
      within: 'England, United Kingdom',
      ...{ isDeliverable: true, isCertain: false },
    })
    expect(expectOk(await client().locate({ placeId: london?.placeId ?? '' }))).toEqual({
      country: 826,
      city: 'London',
      state: 'England',
      pincode: undefined,
      area: '',
      areaId: '',
      placeId: 'gb:city:gb-london',
    })
    expect(expectOk(await client().suggest({ text: 'mumbai', country: 826 }))).toEqual([])
    expect(expectOk(await client().suggest({ text: 'london', country: 999 }))).toEqual([])
  })
})

describe('a place by its id', () => {
  it('contains its neighbourhood', async () => {
    expect(expectOk(await client().locate({ placeId: 'in:loc:560034:koramangala' }))).toEqual({
      country: 356,
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
      area: 'Koramangala',
      areaId: 'in:loc:560034:koramangala',
      placeId: 'in:loc:560034:koramangala',
    })
  })

  it.each([
    'in:city:atlantis',
    'in:pin:999999',
    'in:loc:560034:atlantis',
    'in:loc:999999:koramangala',
    'gb:city:us-springfield-illinois',
    'fr:city:fr-paris',
    'x',
  ])('is rejected when it does not exist: %s', async (placeId) => {
    expect(await client().locate({ placeId })).toMatchObject({
      ok: false,
      failure: { status: 404, code: 'unknown_place', message: 'Something went wrong. Please try again' },
    })
  })
})

describe('a position', () => {
  it('resolves to the nearest pincode', async () => {
    expect(expectOk(await client().locate({ latitude: 12.9784, longitude: 77.6408 }))).toEqual({
      country: 356,
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      area: '',
      areaId: 'in:pin:560038',
      placeId: 'in:pin:560038',
    })
  })

  it.each([
    [48.8566, 2.3522],
    [15.4, 71],
    [0, 0],
  ])('is rejected with 404 where no pincode is near: %d, %d', async (latitude, longitude) => {
    expect(await client().locate({ latitude, longitude })).toMatchObject({
      ok: false,
      failure: { status: 404, code: 'nowhere', message: 'Location information is unavailable.' },
    })
  })

  it.each([
    { latitude: 90.1, longitude: 0, merchant: 1 },
    { latitude: 0, longitude: -180.1, merchant: 1 },
    { latitude: '12', longitude: 77, merchant: 1 },
    { latitude: 12, merchant: 1 },
    { latitude: 12, longitude: 77 },
    { place_id: 'in:pin:560034', latitude: 12, longitude: 77, merchant: 1 },
    { place_id: '', merchant: 1 },
  ])('is rejected as %j', async (body) => {
    const answer = await api.visitor().fetch('http://store.test/api/get_location_info', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
  })
})

describe('a whole address', () => {
  it.each([
    ['12 Church Street, Koramangala, Bengaluru 560034', 'Koramangala, Bengaluru, Karnataka 560034'],
    ['Salt Lake, Kolkata 700 091', '700091, Kolkata, West Bengal'],
    ['14 Park Street, Kolkata', 'Park Street, Kolkata, West Bengal 700016'],
    ['Flat 4, Hill Road, Bandra West, Mumbai, Maharashtra, India', 'Bandra West, Mumbai, Maharashtra 400050'],
    ['MG Road, Gurgaon, Haryana', 'Gurugram, Haryana'],
    ['Connaught Place, Delhi', 'Connaught Place, New Delhi, Delhi 110001'],
    ['Aurangabad, Bihar', 'Aurangabad, Bihar'],
    ['Sector 17, Chandigarh', 'Chandigarh, Chandigarh'],
    ['Andheri East, Bombay', 'Andheri East, Mumbai, Maharashtra 400069'],
    ['a friend in 999999, Pune', 'Pune, Maharashtra'],
  ])('resolves %s to %s', async (text, description) => {
    expect(expectOk(await client().findAddress({ text }))[0]?.description).toBe(description)
  })

  it.each(['', 'ab', 'Karnataka, India', '12345', ',,,'])(
    'that is too vague has no result: %j',
    async (text) => {
      expect(expectOk(await client().findAddress({ text }))).toEqual([])
    },
  )

  it('has results with their positions', async () => {
    const answer = await api.visitor().fetch('http://store.test/api/get_address_info', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ searchtext: 'Koramangala, Bengaluru', merchant: 1 }),
    })
    const wire: unknown = await answer.json()
    expect(wire).toMatchObject({
      data: {
        status: 'OK',
        predictions: expect.arrayContaining([
          expect.objectContaining({
            pid: 'in:loc:560034:koramangala',
            lat: expect.closeTo(12.93, 1),
            lng: expect.closeTo(77.62, 1),
          }),
        ]),
      },
    })
  })
})

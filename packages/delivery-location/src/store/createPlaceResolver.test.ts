import { parseCalendarDate } from '@store/api-client/contract/date'
import {
  type CityListEntry,
  type ResolvedLocation,
  toProductId,
  type UndeliverableLine,
} from '@store/api-client/contract/delivery'
import type { ApiError, Result } from '@store/api-client/contract/problem'
import { createFakeDelivery, fakePlaces } from '@store/api-client/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'
import type { GeolocationResult } from './GeolocationResult.ts'

const places = createFakeDelivery()
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const refused = (status: number): { readonly ok: false; readonly failure: ApiError } => ({
  ok: false,
  failure: { kind: 'refused', status, code: 'no', message: 'No.' },
})

function setUp(options: StoreHarnessOptions = {}) {
  const scene = createStoreHarness(options)
  return { ...scene, ...scene.store.actions }
}

const suggestion = (placeId: string) => ({ placeId, name: 'Koramangala' })

describe('a chosen suggestion', () => {
  it('a chosen suggestion becomes the chosen location with its area, and is checked by its pincode', async () => {
    const { store, place, events, chooseSuggestion } = setUp()
    await chooseSuggestion(suggestion('in:loc:560034:koramangala'))
    expect(events).toEqual([
      { kind: 'pincodeChecked', pincode: '560034', deliverable: true },
      { kind: 'placeChosen', way: 'suggestion', city: 'Bengaluru' },
    ])
    expect(place.getState()).toEqual({
      country: 356,
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
      area: 'Koramangala',
      areaId: 'koramangala',
      placeId: 'in:loc:560034:koramangala',
    })
    expect(store.getState()).toMatchObject({ typed: '560034', check: { kind: 'deliverable' } })
  })

  it('is checked by its city if it has no pincode', async () => {
    const { store, chooseSuggestion } = setUp()
    await chooseSuggestion(suggestion('in:city:pune'))
    expect(store.getState()).toMatchObject({ typed: 'Pune', check: { kind: 'cityDeliverable' } })
  })

  it('on a page without a product, a suggestion needs no delivery check and the page is reloaded', async () => {
    const { store, reloads, chooseSuggestion } = setUp({ isWithoutProduct: true })
    await chooseSuggestion(suggestion('in:city:pune'))
    expect(reloads).toEqual(['locationChanged'])
    expect(store.getState().check).toEqual({ kind: 'idle' })
  })

  it('on a page without a product, shows a message when the shop does not deliver to the location', async () => {
    const locate = vi.fn(places.locate)
    const { store, place, reloads, chooseSuggestion, chooseCity } = setUp({
      isWithoutProduct: true,
      client: { locate },
    })
    const before = place.getState()
    await chooseSuggestion({ placeId: 'in:city:bhopal', name: 'Bhopal', isDeliverable: false })
    const refused = { typed: 'Bhopal', check: { kind: 'undeliverable', city: 'Bhopal' } }
    expect(store.getState()).toMatchObject(refused)
    await chooseCity({ city: 'Bhopal', state: 'Madhya Pradesh', isOpen: false })
    expect(store.getState()).toMatchObject(refused)
    expect(place.getState()).toEqual(before)
    expect(reloads).toEqual([])
    expect(locate).not.toHaveBeenCalled()
  })

  it('on a page without a product, a city is chosen unless it is marked as undeliverable', async () => {
    const { store, place, events, undeliverable, chooseCity } = setUp({ isWithoutProduct: true })
    await chooseCity({ city: 'Pune', state: 'Maharashtra' })
    expect(place.getState()).toEqual({ country: 356, city: 'Pune', state: 'Maharashtra' })
    expect(store.getState()).toMatchObject({ typed: 'Pune', message: '', isNearest: false })
    expect(events).toEqual([{ kind: 'placeChosen', way: 'city', city: 'Pune' }])
    expect(undeliverable).toEqual([])
  })

  it('on a product page, a location marked as undeliverable is checked and gets alternatives', async () => {
    const { store, chooseSuggestion, chooseCity } = setUp()
    await chooseSuggestion({ placeId: 'in:city:bhopal', name: 'Bhopal', isDeliverable: false })
    expect(store.getState().alternatives?.href).toBe('/cakes/regular')
    await chooseCity({ city: 'Port Blair', isOpen: false })
    expect(store.getState()).toMatchObject({ typed: 'Port Blair', alternatives: { href: '/cakes/regular' } })
  })

  it('is shown as being checked while it is looked up', async () => {
    const locate = vi.fn(() => new Promise<never>(() => undefined))
    const { store, chooseSuggestion } = setUp({ client: { locate } })
    const before = store.getState()
    void chooseSuggestion(suggestion('in:city:pune'))
    await vi.waitFor(() => expect(locate).toHaveBeenCalledExactlyOnceWith({ placeId: 'in:city:pune' }))
    expect(store.getState()).toEqual({ ...before, typed: 'Koramangala', check: { kind: 'checking' } })
  })

  it('keeps the typed text when the suggestion cannot be looked up', async () => {
    const { store, place, chooseSuggestion } = setUp({ client: { locate: async () => refused(503) } })
    await chooseSuggestion(suggestion('in:city:pune'))
    expect(store.getState()).toMatchObject({
      typed: 'Koramangala',
      error: { kind: 'failed', failure: { status: 503 } },
    })
    expect(place.getState()).toEqual({ country: 356 })
  })
})

describe('a typed name', () => {
  it('chooses the location whose name was typed', async () => {
    const { place, events, type, check } = setUp()
    type('Port Blair')
    await check()
    type('Koramangala')
    await check()
    expect(place.getState().area).toBe('Koramangala')
    expect(events.at(-1)).toEqual({ kind: 'placeChosen', way: 'suggestion', city: 'Bengaluru' })
    type('pune')
    await check()
    expect(place.getState().city).toBe('Pune')
  })

  it('ignores a stale answer without a match', async () => {
    const { promise, resolve } = Promise.withResolvers<{ readonly ok: true; readonly value: [] }>()
    const suggest = vi.fn(() => promise)
    const { store, type, check } = setUp({ client: { suggest } })
    type('Atlantis')
    const asked = check()
    await vi.waitFor(() => expect(suggest).toHaveBeenCalled())
    type('56')
    resolve({ ok: true, value: [] })
    await expect(asked).resolves.toBeUndefined()
    expect(store.getState()).toMatchObject({ typed: '56', check: { kind: 'idle' }, error: undefined })
  })

  it('looks up a typed pincode as a location in a box without a product', async () => {
    const { place, type, check } = setUp({ isWithoutProduct: true })
    type('411001')
    await check()
    expect(place.getState()).toMatchObject({ city: 'Pune', pincode: '411001', placeId: 'in:pin:411001' })
  })

  it('shows a choice of several matches, or an error without a match', async () => {
    const { store, type, check } = setUp()
    type('Beng')
    await expect(check()).resolves.toEqual({ kind: 'several' })
    const found = await places.suggest({ text: 'Beng' })
    expect(store.getState().search).toEqual({
      ...{ status: 'ready', text: 'Beng', cities: [], places: found.ok && found.value },
    })
    type('Atlantis')
    await expect(check()).resolves.toEqual({ kind: 'noPlace' })
    expect(store.getState().typed).toBe('Atlantis')
  })

  it('chooses nothing automatically when matches are only similar', async () => {
    const [koramangala] =
      (await places.suggest({ text: 'Koramangala' }).then((found) => (found.ok ? found.value : []))) ?? []
    if (!koramangala) throw new Error('there is a place')
    const like = { ...koramangala, isCertain: false }
    const { store, place, type, check } = setUp({
      client: { suggest: async () => ({ ok: true, value: [like] }) },
    })
    type('Koramangla')
    await expect(check()).resolves.toEqual({ kind: 'several' })
    expect(store.getState().search.places).toEqual([like])
    expect(place.getState().city).toBeUndefined()
  })

  it('chooses the location that the service marks as unambiguous, whatever its name is', async () => {
    const shimla = {
      ...{ placeId: 'in:city:pune', name: 'Pune', within: 'Maharashtra', description: 'Pune, Maharashtra' },
      ...{ isDeliverable: true, isCertain: true },
    }
    const namesake = { ...shimla, placeId: 'in:pin:560001', name: 'Poona', isCertain: false }
    const suggest = vi.fn(async () => ({ ok: true as const, value: [namesake, shimla] }))
    const { place, type, check } = setUp({ client: { suggest } })
    type('Poona')
    await check()
    expect(suggest).toHaveBeenCalledExactlyOnceWith({ text: 'Poona', country: 356, productId: 7 })
    expect(place.getState().city).toBe('Pune')
  })

  it('finds a location by a typed full address', async () => {
    const { place, type, check } = setUp()
    type('12, 5th Block, Koramangala, Bengaluru 560034')
    await check()
    expect(place.getState().area).toBe('Koramangala')
  })

  it('does not search the chosen city again by its name, but only rechecks it', async () => {
    const suggest = vi.fn(places.suggest)
    const { store, events, chooseCity, check } = setUp({ client: { suggest } })
    await chooseCity({ city: 'Pune' })
    await check()
    expect(suggest).not.toHaveBeenCalled()
    expect(events).toEqual([
      { kind: 'cityChecked', city: 'Pune', deliverable: true },
      { kind: 'placeChosen', way: 'city', city: 'Pune' },
      { kind: 'cityChecked', city: 'Pune', deliverable: true },
    ])
    expect(store.getState().check.kind).toBe('cityDeliverable')
  })
})

it('does not choose a city when other text is typed before the lazy-loaded search script arrives', async () => {
  const { store, place, chooseCity, type } = setUp()
  const asked = chooseCity({ city: 'Pune' })
  type('56')
  await asked
  expect(store.getState()).toMatchObject({ typed: '56', check: { kind: 'idle' } })
  expect(place.getState().city).toBeUndefined()
})

describe('a postal code abroad', () => {
  const delivery = {
    country: 372,
    through: 'courier',
    cities: undefined,
    takesCity: true,
    takesPincode: true,
    needsCity: false,
    isCustom: false,
  } as const

  it.each(['SW1A 1AA', 'EC1A-1BB', 'D02 X285'])('keeps its letters and spaces: %j', async (code) => {
    const checkPincode = vi.fn(places.checkPincode)
    const { type, check } = setUp({ delivery, client: { checkPincode } })
    type(` ${code} `)
    await check()
    expect(checkPincode).toHaveBeenCalledExactlyOnceWith({ productId: 7, pincode: code })
  })

  it.each([
    [840, 'K1A 0B1'],
    [356, '000000'],
  ])(
    'is rejected without a request when it does not have the format of country %i: %j',
    async (country, code) => {
      const checkPincode = vi.fn(places.checkPincode)
      const suggest = vi.fn(places.suggest)
      const { type, check } = setUp({ delivery: { ...delivery, country }, client: { checkPincode, suggest } })
      type(code)
      await expect(check()).resolves.toEqual({ kind: 'noPlace' })
      expect(checkPincode).not.toHaveBeenCalled()
      expect(suggest).not.toHaveBeenCalled()
    },
  )

  it('a postal code abroad requires more than 3 characters', async () => {
    const { type, check } = setUp({ delivery })
    type('123')
    await expect(check()).resolves.toEqual({ kind: 'malformed', wanted: 'postalCode' })
  })
})

describe('a chosen city', () => {
  it('is not persisted when the shop does not deliver there; the field is marked and alternatives are shown', async () => {
    const { store, place, undeliverable, events, chooseCity } = setUp({ chosen: pune })
    await chooseCity({ city: 'Bhopal' })
    expect(store.getState()).toMatchObject({
      check: { kind: 'undeliverable', city: 'Bhopal' },
      missingField: 'city',
      alternatives: { href: '/cakes/regular' },
    })
    expect(place.getState()).toEqual(pune)
    expect(undeliverable).toEqual(['Bhopal'])
    expect(events).toEqual([{ kind: 'cityChecked', city: 'Bhopal', deliverable: false }])
  })

  it('is undeliverable when its delivery offset is negative, whatever else the API returns', async () => {
    const checkCity = async (question: Parameters<typeof places.checkCity>[0]) => {
      const answer = await places.checkCity(question)
      return answer.ok ? { ...answer, value: { ...answer.value, offsetDays: -1 } } : answer
    }
    const { store, chooseCity } = setUp({ client: { checkCity } })
    await chooseCity({ city: 'Pune' })
    expect(store.getState().check.kind).toBe('undeliverable')
  })

  it('clears the delivery check of a previous pincode', async () => {
    const { store, place, type, check, chooseCity } = setUp()
    type('560001')
    await check()
    await chooseCity({ city: 'Pune' })
    expect(place.getState().pincode).toBeUndefined()
    expect(store.getState().check).not.toHaveProperty('pincode', '560001')
  })

  it('shows alternatives in the city of an undeliverable pincode', async () => {
    const city = { city: 'Bhopal', state: '', pincode: '462001' }
    const { store, type, check } = setUp({
      client: { checkPincode: async () => ({ ok: true, value: { deliverable: false, city: city.city } }) },
    })
    type(city.pincode)
    await check()
    await vi.waitFor(() => expect(store.getState().alternatives?.categories).toHaveLength(2))
  })
})

describe('the position of the visitor', () => {
  const at = (answer: GeolocationResult) => ({ ports: { position: async () => answer } })

  it('the visitor’s position chooses the nearest location, and is sent with at most 3 decimals', async () => {
    const locate = vi.fn(places.locate)
    const position = at({ kind: 'found', latitude: 12.93512345, longitude: 77.62441234 })
    const { store, place, locateMe } = setUp({ client: { locate }, ...position })
    await locateMe()
    expect(locate).toHaveBeenCalledExactlyOnceWith({ latitude: 12.935, longitude: 77.624 })
    expect(place.getState().area).toBe('Koramangala')
    expect(store.getState()).toMatchObject({ isNearest: true, isLocating: false })
  })

  it.each(['denied', 'unavailable', 'timeout', 'unknown', 'unsupported'] as const)(
    'shows an error when unavailable: %s',
    async (why) => {
      const { store, events, locateMe } = setUp(at({ kind: why }))
      await locateMe()
      const fault = { kind: 'position', why, brandName: 'Marigold' }
      expect(store.getState()).toMatchObject({ isLocating: false, error: fault })
      expect(events).toEqual([{ kind: 'positionRefused', why }])
    },
  )

  it.each<GeolocationResult>([{ kind: 'found', latitude: 1, longitude: 1 }, { kind: 'denied' }])(
    'ignores the visitor’s position when text was typed meanwhile: %j',
    async (answer) => {
      const locate = vi.fn(places.locate)
      let tell: (answer: GeolocationResult) => void = () => undefined
      const position = vi.fn(() => new Promise<GeolocationResult>((resolve) => (tell = resolve)))
      const { store, place, events, locateMe, type } = setUp({ client: { locate }, ports: { position } })
      const asked = locateMe()
      await vi.waitFor(() => expect(position).toHaveBeenCalled())
      type('41')
      tell(answer)
      await asked
      expect(store.getState()).toMatchObject({
        ...{ typed: '41', isLocating: false, check: { kind: 'idle' }, error: undefined },
      })
      expect(place.getState().city).toBeUndefined()
      expect(events).toEqual([])
      expect(locate).not.toHaveBeenCalled()
    },
  )
})

describe('undeliverable lines', () => {
  const delivery = {
    country: 356,
    through: 'vendor',
    cities: undefined,
    takesCity: true,
    takesPincode: true,
    needsCity: false,
    isCustom: false,
  } as const
  const lines: readonly UndeliverableLine[] = [
    { lineId: '1', title: 'Truffle cake', pictureSrc: '/cake.webp' },
  ]
  const leftBehind = async () => ({ ok: true as const, value: lines })

  it('shows undeliverable lines before the city changes, and a shopper who cancels keeps the city', async () => {
    const { store, place, events, reloads, resume, type, check, resolveConfirmation } = setUp({
      chosen: pune,
      client: { leftBehind },
    })
    await resume()
    await vi.waitFor(() => expect(store.getState().slot.kind).toBe('known'))
    const before = store.getState()
    type('560001')
    const asked = check()
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    expect(store.getState()).toMatchObject({
      confirmation: { from: 'Pune', to: 'Bengaluru', lines },
      check: { kind: 'checking' },
    })
    expect(place.getState()).toEqual(pune)
    resolveConfirmation(false)
    await asked
    expect(place.getState()).toEqual(pune)
    expect(store.getState()).toEqual(before)
    expect(events.at(-1)).toEqual({ kind: 'placeKept', leftBehind: 1 })
    expect(reloads).toEqual([])
  })

  it('undeliverable lines do not block a visitor who confirms', async () => {
    const { store, place, events, chooseCity, resolveConfirmation } = setUp({
      chosen: pune,
      client: { leftBehind },
    })
    const asked = chooseCity({ city: 'Bengaluru' })
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    resolveConfirmation(true)
    await asked
    expect(place.getState().city).toBe('Bengaluru')
    expect(store.getState().confirmation).toBeUndefined()
    expect(events).toEqual([
      { kind: 'cityChecked', city: 'Bengaluru', deliverable: true },
      { kind: 'placeChosen', way: 'city', city: 'Bengaluru' },
    ])
  })

  it.each([
    ['the cart has no undeliverable lines', async () => ({ ok: true as const, value: [] })],
    ['the request for undeliverable lines fails', async () => refused(503)],
  ])('need no confirmation when %s', async (_, client) => {
    const { store, place, chooseCity } = setUp({ chosen: pune, client: { leftBehind: client } })
    await chooseCity({ city: 'Bengaluru' })
    expect(store.getState().confirmation).toBeUndefined()
    expect(place.getState().city).toBe('Bengaluru')
  })

  it('need no confirmation when the city stays the same', async () => {
    const asked = vi.fn(leftBehind)
    const { type, check } = setUp({
      chosen: { country: 356, city: 'bengaluru', pincode: '560034' },
      client: { leftBehind: asked },
    })
    type('560001')
    await check()
    expect(asked).not.toHaveBeenCalled()
  })

  it('undeliverable lines need confirmation when the country changes, even if no city was chosen before', async () => {
    const asked = vi.fn(places.leftBehind)
    const { type, check } = setUp({ chosen: { country: 826 }, delivery, client: { leftBehind: asked } })
    type('560001')
    await check()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ country: 356, city: 'Bengaluru', pincode: '560001' })
  })

  it('name no former city when none was chosen', async () => {
    const { store, type, check } = setUp({ chosen: { country: 826 }, delivery, client: { leftBehind } })
    type('560001')
    void check()
    await vi.waitFor(() =>
      expect(store.getState().confirmation).toEqual({ from: '', to: 'Bengaluru', lines }),
    )
  })

  it('show the location that another tab chose meanwhile when the shopper cancels', async () => {
    const { store, place, resume, chooseCity, resolveConfirmation } = setUp({
      chosen: pune,
      client: { leftBehind },
    })
    const before = store.getState()
    await resume()
    const asked = chooseCity({ city: 'Belagavi' })
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    const other = { country: 356, city: 'Bengaluru', pincode: '560001' }
    place.choose(other)
    resolveConfirmation(false)
    await asked
    expect(store.getState()).toEqual({ ...before, typed: '560001', place: other })
  })

  it('leave the text as it was typed when the shopper cancels in a box without a product', async () => {
    const { store, resume, chooseCity, resolveConfirmation } = setUp({
      ...{ isWithoutProduct: true, chosen: pune, client: { leftBehind } },
    })
    await resume('411 001')
    const before = store.getState()
    const asked = chooseCity({ city: 'Bengaluru' })
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    resolveConfirmation(false)
    await asked
    expect(store.getState()).toEqual({ ...before, typed: '411 001' })
  })

  it('need no confirmation when other text is typed meanwhile', async () => {
    const { store, place, events, type, check } = setUp({ chosen: pune, client: { leftBehind } })
    type('560001')
    const asked = check()
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    type('4110')
    await asked
    expect(events).toEqual([{ kind: 'pincodeChecked', pincode: '560001', deliverable: true }])
    expect(store.getState()).toMatchObject({
      confirmation: undefined,
      typed: '4110',
      check: { kind: 'idle' },
    })
    expect(place.getState()).toEqual(pune)
  })
})

describe('the search while typing', () => {
  it.each([
    ['', 0, 0],
    ['   B', 0, 0],
    ['  Be', 1, 0],
    ['Ben', 0, 1],
    ['560', 0, 1],
  ])(
    'requests cities for 2 characters and locations for 3 or more: %j',
    async (text, citiesAsked, placesAsked) => {
      const cities = vi.fn(places.cities)
      const suggest = vi.fn(places.suggest)
      const { search } = setUp({ client: { cities, suggest } })
      await search(text)
      expect(cities).toHaveBeenCalledTimes(citiesAsked)
      expect(suggest).toHaveBeenCalledTimes(placesAsked)
      if (citiesAsked > 0) expect(cities).toHaveBeenCalledWith({ letter: 'B', productId: 7 })
      if (placesAsked > 0)
        expect(suggest).toHaveBeenCalledWith({ text: text.trim(), country: 356, productId: 7 })
    },
  )

  it('requests the cities of each first letter once', async () => {
    const cities = vi.fn(places.cities)
    const { store, search } = setUp({ client: { cities } })
    await search('Be')
    await search('Bh')
    expect(cities).toHaveBeenCalledOnce()
    expect(store.getState().search.cities).toMatchObject([{ city: 'Bhopal', isOpen: false }])
  })

  it('shows locations in the order of the service, including cities', async () => {
    const { store, search } = setUp()
    await search('Beng')
    expect(store.getState().search).toMatchObject({
      ...{ status: 'ready', cities: [] },
      places: [{ name: 'Bengaluru' }, { name: '560001' }, { name: 'Koramangala' }],
    })
  })

  it('shows that it is loading, and is empty again for less than 2 characters', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<readonly CityListEntry[]>>()
    const cities = vi.fn(() => promise)
    const { store, search } = setUp({ client: { cities } })
    const { search: initial } = store.getState()
    const asked = search('Be')
    await vi.waitFor(() => expect(cities).toHaveBeenCalledOnce())
    expect(store.getState().search).toEqual({ status: 'loading', text: 'Be', cities: [], places: [] })
    const value = ['A', 'B', 'C', 'D', 'E', 'F'].map((end) => ({
      ...{ id: end, city: `Be${end}`, state: '', isOpen: true },
    }))
    resolve({ ok: true, value })
    await asked
    expect(store.getState().search).toEqual({
      ...{ status: 'ready', text: 'Be', cities: value.slice(0, 5), places: [] },
    })
    await search('B')
    expect(store.getState().search).toEqual(initial)
  })

  it.each([
    [356, '56'],
    [826, 'Lo'],
  ])('requests no cities in country %i for 2 characters: %j', async (country, text) => {
    const cities = vi.fn(places.cities)
    const { store, search } = setUp({ chosen: { country }, client: { cities } })
    await search(text)
    expect(cities).not.toHaveBeenCalled()
    expect(store.getState().search).toEqual({ status: 'ready', text, cities: [], places: [] })
  })

  it('lists deliverable cities before undeliverable ones', async () => {
    const { store, search } = setUp({
      client: {
        cities: async () => ({
          ok: true,
          value: ['Belagavi', 'Bengaluru'].map((city, at) => ({ id: city, city, state: '', isOpen: at > 0 })),
        }),
      },
    })
    await search('Be')
    expect(store.getState().search.cities.map(({ city }) => city)).toEqual(['Bengaluru', 'Belagavi'])
  })

  it.each(['Be', 'Bengaluru'])('shows an error when loading fails: %j', async (text) => {
    const down = { suggest: async () => refused(503), cities: async () => refused(503) }
    const { store, search } = setUp({ client: down })
    await search(text)
    expect(store.getState().search.status).toBe('failed')
  })

  it('ignores a stale response', async () => {
    let answerFirst: (cities: Result<readonly CityListEntry[]>) => void = () => undefined
    const cities = vi
      .fn(places.cities)
      .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    const { store, search } = setUp({ client: { cities } })
    const first = search('Be')
    await vi.waitFor(() => expect(cities).toHaveBeenCalledOnce())
    await search('Pu')
    answerFirst({ ok: true, value: [{ id: '1', city: 'Belagavi', state: '', isOpen: true }] })
    await first
    expect(store.getState().search).toMatchObject({ text: 'Pu', cities: [{ city: 'Pune' }] })
  })
})

describe('the slot line', () => {
  const slotOf = async (pincode: string) => {
    const nextSlot = vi.fn(places.nextSlot)
    const scene = setUp({ client: { nextSlot } })
    scene.type(pincode)
    await scene.check()
    await vi.waitFor(() => expect(scene.store.getState().slot.kind).not.toBe('loading'))
    return { slot: scene.store.getState().slot, nextSlot }
  }

  it('shows the next delivery slot for today and tomorrow', async () => {
    expect((await slotOf('560001')).slot).toMatchObject({ kind: 'known', offsetDays: 0, slot: { start: 15 } })
    const tomorrow = await slotOf('411001')
    expect(tomorrow.slot).toMatchObject({ kind: 'known', offsetDays: 1 })
    expect(tomorrow.nextSlot).toHaveBeenCalledExactlyOnceWith({
      city: 'Pune',
      pincode: '411001',
      productId: 7,
      date: parseCalendarDate('2026-11-23'),
    })
  })

  it.each(['590001', '744101'])(
    'is not requested for a later day or an undeliverable location: %s',
    async (pincode) => {
      const { slot, nextSlot } = await slotOf(pincode)
      expect(slot).toEqual({ kind: 'none' })
      expect(nextSlot).not.toHaveBeenCalled()
    },
  )

  it('hides the delivery slot when the visitor types another location', async () => {
    let tell: (answer: Awaited<ReturnType<typeof places.nextSlot>>) => void = () => undefined
    const nextSlot = vi.fn(
      () => new Promise<Awaited<ReturnType<typeof places.nextSlot>>>((resolve) => (tell = resolve)),
    )
    const { store, type, check } = setUp({ client: { nextSlot } })
    type('560001')
    await check()
    expect(store.getState().slot).toEqual({ kind: 'loading' })
    type('4')
    tell(
      await places.nextSlot({
        city: 'Bengaluru',
        productId: toProductId(7),
        date: parseCalendarDate('2026-11-22'),
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    expect(store.getState().slot).toEqual({ kind: 'none' })
  })

  it.each([
    ['no slot is left', async () => ({ ok: true as const, value: undefined })],
    ['the request for the next slot fails', async () => refused(503)],
  ])('is hidden when %s', async (_, nextSlot) => {
    const { store, type, check } = setUp({ client: { nextSlot } })
    type('560001')
    await check()
    await vi.waitFor(() => expect(store.getState().slot).toEqual({ kind: 'none' }))
  })
})

describe('saved addresses', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const [home, office] = sampleAddresses
  if (!home || !office) throw new Error('there are addresses')

  it('loads saved addresses for a user, and for a guest after the login', async () => {
    const user = setUp({ visitor: 'user' })
    user.follow()
    await vi.waitFor(() => expect(user.store.getState().savedAddresses.list).toHaveLength(3))
    const guest = setUp({ visitor: 'guest' })
    guest.follow()
    await guest.loadCountries()
    expect(guest.store.getState().savedAddresses.status).toBe('unknown')
    await guest.openAddresses()
    expect(guest.logins).toEqual(['savedAddresses'])
    expect(guest.store.getState()).toMatchObject({ open: 'addresses' })
    await vi.waitFor(() => expect(guest.store.getState().savedAddresses.status).toBe('known'))
  })

  it('saved addresses stay closed for a guest who does not log in', async () => {
    const { store, openAddresses } = setUp({ visitor: 'guest', login: 'dismissed' })
    await openAddresses()
    expect(store.getState().open).toBeUndefined()
  })

  it('choose the location of the selected address and store its id for the tab', async () => {
    const { store, place, selected, openAddresses, chooseAddress } = setUp({ visitor: 'user' })
    await openAddresses()
    await chooseAddress(home)
    expect(place.getState()).toEqual({ country: 356, city: 'Bengaluru', pincode: '560034' })
    expect(store.getState()).toMatchObject({ open: undefined, savedAddresses: { chosen: home.id } })
    expect(selected).toEqual([{ id: home.id }])
  })

  it('show an undeliverable mark for 2 seconds, and keep the chosen location', async () => {
    const { store, place, openAddresses, chooseAddress } = setUp({ visitor: 'user', chosen: pune })
    await openAddresses()
    await chooseAddress(office)
    expect(store.getState()).toMatchObject({
      open: 'addresses',
      savedAddresses: { unavailable: [office.id], checking: undefined, chosen: undefined },
    })
    expect(place.getState()).toEqual(pune)
    vi.advanceTimersByTime(1999)
    expect(store.getState().savedAddresses.unavailable).toEqual([office.id])
    vi.advanceTimersByTime(1)
    expect(store.getState().savedAddresses.unavailable).toEqual([])
  })

  it('show an error when loading fails, and can be retried', async () => {
    const list = vi
      .fn<() => Promise<Result<typeof sampleAddresses>>>()
      .mockResolvedValueOnce(refused(503))
      .mockResolvedValue({ ok: true, value: sampleAddresses })
    const { store, openAddresses, loadAddresses } = setUp({ visitor: 'user', addresses: list })
    await openAddresses()
    expect(store.getState().savedAddresses.status).toBe('failed')
    await loadAddresses()
    expect(store.getState().savedAddresses.status).toBe('known')
  })
})

describe('the country', () => {
  it('the country is chosen from those that the shop delivers to, and the page is reloaded when the sheet closes', async () => {
    const { store, place, reloads, open, close, loadCountries, chooseCountry } = setUp({
      isWithoutProduct: true,
      chosen: pune,
    })
    open('sheet')
    await loadCountries()
    expect(store.getState().countries.map(({ number }) => number)).toEqual([356, 826])
    await chooseCountry(826)
    expect(place.getState()).toEqual({ country: 826 })
    expect(store.getState()).toMatchObject({ country: 826, typed: '', open: 'sheet' })
    expect(reloads).toEqual([])
    close()
    expect(reloads).toEqual(['locationChanged'])
  })

  it('the country does not change when lines would become undeliverable and the visitor cancels', async () => {
    const { store, place, chooseCountry, resolveConfirmation } = setUp({
      isWithoutProduct: true,
      chosen: pune,
      client: {
        leftBehind: async () => ({ ok: true, value: [{ lineId: '1', title: 'Roses', pictureSrc: '/r' }] }),
      },
    })
    const asked = chooseCountry(826)
    await vi.waitFor(() => expect(store.getState().confirmation).toBeDefined())
    resolveConfirmation(false)
    await asked
    expect(place.getState()).toEqual(pune)
    expect(store.getState().country).toBe(356)
  })
})

it('limits the search to locations in the chosen country', async () => {
  const suggest = vi.fn(places.suggest)
  const { place, type, check } = setUp({
    isWithoutProduct: true,
    chosen: { country: 826 },
    client: { suggest },
  })
  type('London')
  await check()
  expect(suggest).toHaveBeenCalledExactlyOnceWith({ text: 'London', country: 826 })
  const london: Partial<ResolvedLocation> | undefined = fakePlaces.find(({ city }) => city === 'London')
  expect(place.getState()).toMatchObject({ country: 826, pincode: london?.pincode })
})

import { createFakeDelivery, createFaultInjector } from '@store/api-client/testing'
import { expect, it, vi } from 'vitest'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'

const places = createFakeDelivery()
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const lines = [{ lineId: '1', title: 'Roses', pictureSrc: '/r' }]
const leftBehind = async () => ({ ok: true as const, value: lines })

function setUp(options: StoreHarnessOptions = {}) {
  const scene = createStoreHarness({ chosen: pune, ...options })
  return { ...scene, ...scene.store.actions, state: scene.store.getState }
}

it('requests the countries only once', async () => {
  const countries = vi.fn(places.countries)
  const { loadCountries } = setUp({ client: { countries } })
  await loadCountries()
  await loadCountries()
  expect(countries).toHaveBeenCalledOnce()
})

it('the country of the chosen location changes nothing', async () => {
  const { place, events, chooseCountry } = setUp()
  await chooseCountry(356)
  expect(place.getState()).toBe(pune)
  expect(events).toEqual([])
})

it('another country clears the location and its check, without a reload of a product page', async () => {
  const asked = vi.fn(places.leftBehind)
  const { state, place, events, reloads, resume, chooseCountry } = setUp({ client: { leftBehind: asked } })
  await resume()
  await vi.waitFor(() => expect(state().slot.kind).toBe('known'))
  const before = state()
  await chooseCountry(826)
  expect(asked).toHaveBeenCalledExactlyOnceWith({ country: 826, city: '', pincode: undefined })
  expect(place.getState()).toEqual({ country: 826 })
  expect(state()).toEqual({
    ...before,
    ...{ typed: '', place: { country: 826 }, country: 826, check: { kind: 'idle' }, slot: { kind: 'none' } },
  })
  expect(events).toEqual([
    { kind: 'pincodeChecked', pincode: '411001', deliverable: true },
    { kind: 'placeChosen', way: 'country', city: undefined },
  ])
  expect(reloads).toEqual([])
})

it.each([true, false])(
  'hides the old check while the cart is checked, and is ignored when text was typed meanwhile: %s',
  async (isTyping) => {
    const faults = createFaultInjector()
    const client = { ...places, ...faults.wrap({ leftBehind: places.leftBehind }) }
    const { state, place, resume, type, chooseCountry } = setUp({ ports: { client } })
    await resume()
    faults.inject('slow')
    const asked = chooseCountry(826)
    await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
    expect(state()).toMatchObject({ check: { kind: 'idle' }, typed: '411001', country: 356 })
    if (isTyping) type('56')
    faults.inject(undefined)
    faults.releaseSlowCalls()
    await asked
    expect(place.getState()).toEqual(isTyping ? pune : { country: 826 })
    expect(state().typed).toBe(isTyping ? '56' : '')
  },
)

it('replaces a pending position request', async () => {
  const { state, locateMe, chooseCountry } = setUp({
    ports: { position: () => new Promise<never>(() => undefined) },
  })
  void locateMe()
  await vi.waitFor(() => expect(state().isLocating).toBe(true))
  await chooseCountry(826)
  expect(state().isLocating).toBe(false)
})

it('discards the suggestions of a search in the former country', async () => {
  const faults = createFaultInjector()
  const client = { ...places, ...faults.wrap({ suggest: places.suggest }) }
  const { state, search, chooseCountry } = setUp({ ports: { client } })
  faults.inject('slow')
  const asked = search('Beng')
  await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
  await chooseCountry(826)
  faults.inject(undefined)
  faults.releaseSlowCalls()
  await asked
  expect(state().search).toMatchObject({ status: 'idle', places: [] })
})

it.each([
  [true, 'United Kingdom'],
  [false, ''],
])('names the country in the confirmation if the countries are loaded: %s', async (isLoaded, to) => {
  const { state, events, resume, loadCountries, chooseCountry, resolveConfirmation } = setUp({
    client: { leftBehind },
  })
  await resume()
  await vi.waitFor(() => expect(state().slot.kind).toBe('known'))
  if (isLoaded) await loadCountries()
  const before = state()
  const asked = chooseCountry(826)
  await vi.waitFor(() => expect(state().confirmation).toEqual({ from: 'Pune', to, lines }))
  resolveConfirmation(false)
  await asked
  expect(state()).toEqual(before)
  expect(events.at(-1)).toEqual({ kind: 'placeKept', leftBehind: 1 })
})

it('on a page without a product, reloads at once when no sheet is open', async () => {
  const { reloads, chooseCountry } = setUp({ isWithoutProduct: true })
  await chooseCountry(826)
  expect(reloads).toEqual(['locationChanged'])
})

it('on a page without a product, reloads once when the sheet closes', async () => {
  const { reloads, open, close, type, chooseCountry } = setUp({ isWithoutProduct: true })
  open('sheet')
  await chooseCountry(826)
  type('Lon')
  expect(reloads).toEqual([])
  close()
  open('sheet')
  close()
  expect(reloads).toEqual(['locationChanged'])
})

it('on a page without a product, reloads once when a city is chosen before the sheet closes', async () => {
  const { place, reloads, open, close, chooseCountry, chooseCity } = setUp({ isWithoutProduct: true })
  open('sheet')
  await chooseCountry(826)
  await chooseCity({ city: 'London', state: 'England' })
  close()
  expect(place.getState()).toEqual({ country: 826, city: 'London', state: 'England' })
  expect(reloads).toEqual(['locationChanged'])
})

it('needs no reload and no record of undeliverable cities from the host', async () => {
  const ports = { reload: undefined, onUndeliverable: undefined }
  const { place, chooseCountry, chooseCity } = setUp({ isWithoutProduct: true, ports })
  await chooseCountry(826)
  await chooseCity({ city: 'London' })
  expect(place.getState()).toEqual({ country: 826, city: 'London', state: undefined })
  const box = setUp({ ports })
  await box.chooseCity({ city: 'Bengaluru' })
  expect(box.place.getState().city).toBe('Bengaluru')
})

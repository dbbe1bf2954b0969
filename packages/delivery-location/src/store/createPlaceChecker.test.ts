import { parseCalendarDate } from '@store/api-client/contract/date'
import { createFakeDelivery } from '@store/api-client/testing'
import { expect, it, vi } from 'vitest'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'

const places = createFakeDelivery()
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const abroad = {
  country: 826,
  through: 'courier',
  cities: undefined,
  takesCity: true,
  takesPincode: true,
  needsCity: false,
  isCustom: false,
} as const

function setUp({ client, ...options }: StoreHarnessOptions = {}) {
  const checkPincode = vi.fn(places.checkPincode)
  const checkCity = vi.fn(places.checkCity)
  const nextSlot = vi.fn(places.nextSlot)
  const suggest = vi.fn(places.suggest)
  const fakes = { checkPincode, checkCity, nextSlot, suggest }
  const scene = createStoreHarness({ ...options, client: { ...fakes, ...client } })
  return { ...scene, ...scene.store.actions, ...fakes, state: scene.store.getState }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('shows which pincode is being checked', async () => {
  const checkPincode = vi.fn(() => new Promise<never>(() => undefined))
  const { state, type, check } = setUp({ client: { checkPincode } })
  type('411 001')
  const before = state()
  void check()
  await vi.waitFor(() => expect(checkPincode).toHaveBeenCalledOnce())
  expect(state()).toEqual({ ...before, check: { kind: 'checking', pincode: '411001' } })
})

it('counts the days from today when the host has no clock', async () => {
  const { state, type, check } = setUp({ ports: { clock: undefined } })
  type('411001')
  await check()
  expect(state().check.kind).toBe('deliverable')
})

it.each([
  [undefined, { country: 356 }, ''],
  [abroad, pune, '411001'],
])('shows a location of another tab without a check: %j, %j', async (delivery, chosen, typed) => {
  const { state, place, follow, checkPincode, checkCity } = setUp({ chosen: { country: 826 }, delivery })
  const before = state()
  follow()
  place.choose(chosen)
  await vi.waitFor(() => expect(state().place).toEqual(chosen))
  await settled()
  expect(state()).toEqual({ ...before, place: chosen, typed, country: delivery?.country ?? 356 })
  expect(checkPincode).not.toHaveBeenCalled()
  expect(checkCity).not.toHaveBeenCalled()
})

it('shows a location that another tab chooses while the one of an earlier visit is checked', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { state, place, events, follow, resume, checkPincode } = setUp({ chosen: pune })
  checkPincode.mockImplementationOnce((question) => promise.then(() => places.checkPincode(question)))
  follow()
  const resumed = resume()
  await vi.waitFor(() => expect(checkPincode).toHaveBeenCalledOnce())
  place.choose({ country: 356, city: 'Bengaluru', pincode: '560001' })
  await vi.waitFor(() => expect(checkPincode).toHaveBeenCalledTimes(2))
  resolve(undefined)
  await resumed
  await settled()
  expect(place.getState()).toEqual({ country: 356, city: 'Bengaluru', pincode: '560001' })
  expect(state()).toMatchObject({ typed: '560001', check: { kind: 'deliverable', pincode: '560001' } })
  expect(events.filter(({ kind }) => kind === 'placeChosen')).toEqual([])
})

it('chooses the city of an earlier visit by the name that the API gives it', async () => {
  const { state, place, events, resume } = setUp({
    chosen: { country: 356, city: 'pune' },
    client: { checkCity: (question) => places.checkCity({ ...question, city: 'Pune' }) },
  })
  await resume()
  expect(place.getState()).toEqual({ country: 356, city: 'Pune' })
  expect(state().typed).toBe('Pune')
  expect(events).toEqual([
    { kind: 'cityChecked', city: 'Pune', deliverable: true },
    { kind: 'placeChosen', way: 'city', city: 'Pune' },
  ])
})

it('searches for the name of a city that was chosen in another country', async () => {
  const { checkCity, suggest, type, check } = setUp({
    chosen: { country: 356, city: 'Pune' },
    delivery: abroad,
  })
  type('Pune')
  await check()
  expect(suggest).toHaveBeenCalledExactlyOnceWith({ text: 'Pune', country: 826, productId: 7 })
  expect(checkCity).not.toHaveBeenCalled()
})

it('checks a deliverable city again, with its message and slot', async () => {
  const { state, events, checkPincode, checkCity, nextSlot, chooseCity, recheck } = setUp()
  await chooseCity({ city: 'Pune', state: 'Maharashtra' })
  await settled()
  const before = state()
  await recheck()
  expect(state()).toEqual(before)
  expect(checkPincode).not.toHaveBeenCalled()
  expect(checkCity.mock.calls).toEqual(Array(2).fill([{ city: 'Pune', state: 'Maharashtra', productId: 7 }]))
  const slotOf = { city: 'Pune', pincode: undefined, productId: 7, date: parseCalendarDate('2026-11-23') }
  expect(nextSlot.mock.calls).toEqual([[slotOf], [slotOf]])
  expect(events.filter(({ kind }) => kind === 'placeChosen')).toHaveLength(1)
})

it('checks no undeliverable location again', async () => {
  const { checkCity, chooseCity, recheck } = setUp()
  await chooseCity({ city: 'Bhopal' })
  await recheck()
  expect(checkCity).toHaveBeenCalledOnce()
})

it.each(['checkPincode', 'nextSlot'] as const)(
  'drops a repeated check when other text is typed before the answer of %s',
  async (call) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const box = setUp({ chosen: pune })
    await box.resume()
    await settled()
    if (call === 'nextSlot')
      box.nextSlot.mockImplementationOnce((question) => promise.then(() => places.nextSlot(question)))
    else
      box.checkPincode.mockImplementationOnce((question) => promise.then(() => places.checkPincode(question)))
    const again = box.recheck()
    await vi.waitFor(() => expect(box[call]).toHaveBeenCalledTimes(2))
    box.type('56')
    const before = box.state()
    resolve(undefined)
    await again
    expect(box.state()).toEqual(before)
  },
)

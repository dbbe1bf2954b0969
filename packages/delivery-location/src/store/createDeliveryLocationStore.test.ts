import { parseCalendarDate } from '@store/api-client/contract/date'
import type { PincodeCheck } from '@store/api-client/contract/delivery'
import type { Result } from '@store/api-client/contract/problem'
import { createFakeDelivery } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'
import type { GeolocationResult } from './GeolocationResult.ts'

const places = createFakeDelivery()
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const earliest = parseCalendarDate('2026-11-23')

function setUp(options: StoreHarnessOptions = {}) {
  const checkPincode = vi.fn(places.checkPincode)
  const scene = createStoreHarness({ ...options, client: { checkPincode, ...options.client } })
  return { ...scene, checkPincode, ...scene.store.actions }
}

describe('a typed pincode', () => {
  it('a typed pincode is resolved to its city and first delivery day, and becomes the chosen location', async () => {
    const { store, place, events, reloads, type, check } = setUp()
    type(' 411001 ')
    await check()
    expect(reloads).toEqual([])
    expect(store.getState().check).toEqual({ kind: 'deliverable', pincode: '411001', city: 'Pune', earliest })
    expect(place.getState()).toEqual(pune)
    expect(events).toEqual([
      { kind: 'pincodeChecked', pincode: '411001', deliverable: true },
      { kind: 'placeChosen', way: 'pincode', city: 'Pune' },
    ])
  })

  it.each(['411 001', '411-001'])('is accepted as %j and stays as typed', async (text) => {
    const { store, place, checkPincode, type, check } = setUp()
    type(text)
    await check()
    expect(checkPincode).toHaveBeenCalledExactlyOnceWith({ productId: 7, pincode: '411001' })
    expect(place.getState().pincode).toBe('411001')
    expect(store.getState()).toMatchObject({ typed: text, check: { pincode: '411001' } })
  })

  it.each([
    ['', 'place'],
    ['Pu', 'place'],
    ['41100', 'pincode'],
    ['4110011', 'pincode'],
  ] as const)('sends no request for %j', async (text, wanted) => {
    const { store, checkPincode, type, check } = setUp()
    type(text)
    await expect(check()).resolves.toEqual({ kind: 'malformed', wanted })
    expect(store.getState()).toMatchObject({ check: { kind: 'unknown' }, error: { kind: 'malformed' } })
    expect(checkPincode).not.toHaveBeenCalled()
  })

  it.each(['000000', '011001'])(
    'sends no request and shows an error when no location has the pincode %j',
    async (text) => {
      const { store, checkPincode, type, check } = setUp()
      type(text)
      await expect(check()).resolves.toEqual({ kind: 'noPlace' })
      expect(store.getState()).toMatchObject({ typed: text, error: { kind: 'noPlace' } })
      expect(checkPincode).not.toHaveBeenCalled()
    },
  )

  it('a typed pincode stays in the field when the check fails', async () => {
    const { store, place, checkPincode, type, check } = setUp()
    checkPincode.mockResolvedValue({ ok: false, failure: { kind: 'network' } })
    type('411001')
    const fault = { kind: 'failed', failure: { kind: 'network' } }
    await expect(check()).resolves.toEqual(fault)
    expect(store.getState()).toMatchObject({ typed: '411001', check: { kind: 'unknown' }, error: fault })
    expect(place.getState().pincode).toBeUndefined()
  })

  it('is persisted even if it is undeliverable, and its city is reported as undeliverable', async () => {
    const { store, place, undeliverable, type, check } = setUp()
    type('744101')
    await check()
    expect(store.getState().check).toEqual({ kind: 'undeliverable', pincode: '744101', city: 'Port Blair' })
    expect(place.getState().city).toBe('Port Blair')
    type('411001')
    await check()
    expect(undeliverable).toEqual(['Port Blair', undefined])
  })

  it('is not chosen when the pincode directory does not contain it', async () => {
    const { store, place, type, check } = setUp({ chosen: pune })
    type('999999')
    await check()
    expect(store.getState().check).toEqual({ kind: 'undeliverable', pincode: '999999', city: undefined })
    expect(place.getState()).toEqual(pune)
  })

  it.each<Result<PincodeCheck>>([
    { ok: true, value: { deliverable: true, city: 'New Delhi', earliest } },
    { ok: false, failure: { kind: 'network' } },
  ])('ignores a stale response: %j', async (late) => {
    const { store, checkPincode, type, check } = setUp()
    let answerFirst: (answer: Result<PincodeCheck>) => void = () => undefined
    checkPincode.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    type('110001')
    const first = check()
    await vi.waitFor(() => expect(checkPincode).toHaveBeenCalled())
    type('411001')
    await check()
    answerFirst(late)
    await expect(first).resolves.toBeUndefined()
    expect(store.getState().check).toMatchObject({ city: 'Pune' })
  })

  it('clears the check result as soon as the text changes', async () => {
    const { store, type, check } = setUp()
    type('411001')
    await check()
    type('41100')
    expect(store.getState()).toMatchObject({ check: { kind: 'idle' }, slot: { kind: 'none' } })
  })

  it('keeps the area of an earlier choice with the same pincode', async () => {
    const chosen = { country: 356, city: 'Bengaluru', pincode: '560034', area: 'Koramangala', areaId: 'k' }
    const { place, resume } = setUp({ chosen })
    await resume()
    expect(place.getState()).toEqual(chosen)
  })
})

describe('the location of an earlier visit', () => {
  it('the location of an earlier visit is checked automatically, unless the visitor is typing', async () => {
    const known = setUp({ chosen: pune })
    await known.resume()
    expect(known.store.getState()).toMatchObject({ typed: '411001', check: { kind: 'deliverable' } })
    expect(known.events).not.toContainEqual(expect.objectContaining({ kind: 'placeChosen' }))
    const typing = setUp({ chosen: pune })
    typing.type('110')
    await typing.resume()
    expect(typing.store.getState().typed).toBe('110')
    expect(typing.checkPincode).not.toHaveBeenCalled()
  })

  it('the location of an earlier visit is replaced by text typed before hydration', async () => {
    const { store, checkPincode, resume } = setUp({ chosen: pune })
    await resume('110 0')
    expect(store.getState()).toMatchObject({ typed: '110 0', check: { kind: 'idle' } })
    expect(checkPincode).not.toHaveBeenCalled()
  })

  it('is checked when the browser restores it in the field', async () => {
    const { store, resume } = setUp({ chosen: pune })
    await resume('411 001')
    expect(store.getState()).toMatchObject({ typed: '411 001', check: { kind: 'deliverable' } })
  })

  it('is checked by its city if it has no pincode', async () => {
    const { store, resume } = setUp({ chosen: { country: 356, city: 'Pune' } })
    await resume()
    expect(store.getState()).toMatchObject({
      typed: 'Pune',
      check: { kind: 'cityDeliverable', city: 'Pune', earliest },
    })
  })

  it('is ignored for a product that is delivered to another country', async () => {
    const delivery = { ...limited, country: 826, cities: undefined }
    const { store, checkPincode, resume } = setUp({ chosen: pune, delivery })
    await resume()
    expect(store.getState()).toMatchObject({ typed: '', check: { kind: 'idle' }, country: 826 })
    expect(checkPincode).not.toHaveBeenCalled()
  })
})

const limited = {
  country: 356,
  through: 'vendor',
  cities: [{ id: '1', city: 'Pune' }],
  takesCity: true,
  takesPincode: true,
  needsCity: true,
  isCustom: false,
} as const

describe('the state before the lazy-loaded script arrives', () => {
  it.each([
    [{}, undefined, '411001', { kind: 'checking', pincode: '411001' }],
    [{}, '411 001', '411 001', { kind: 'checking', pincode: '411001' }],
    [{}, '411001', '411001', { kind: 'checking', pincode: '411001' }],
    [{ isWithoutProduct: true }, undefined, '411001', { kind: 'idle' }],
    [{ chosen: { country: 356 } }, undefined, '', { kind: 'idle' }],
    [{ chosen: { country: 356, city: 'Pune' } }, 'Pune', 'Pune', { kind: 'checking', pincode: undefined }],
    [{ delivery: { ...limited, country: 826, cities: undefined } }, undefined, '', { kind: 'idle' }],
  ] as const)('shows the location of an earlier visit: %j, %j', async (options, inField, typed, check) => {
    const { store, resume } = setUp({ chosen: pune, ...options })
    const before = store.getState()
    const resumed = resume(inField)
    expect(store.getState()).toEqual({ ...before, typed, check })
    await resumed
    expect(store.getState().typed).toBe(typed)
  })

  it('shows a location that another box chose before', async () => {
    const { store, place, resume } = setUp({ chosen: pune })
    place.choose({ country: 826, city: 'London' })
    const resumed = resume()
    expect(store.getState()).toMatchObject({
      ...{ typed: 'London', country: 826, place: { country: 826, city: 'London' } },
    })
    await resumed
  })

  it('shows a check of the typed text as running, without the earlier error and mark', async () => {
    const { store, checkPincode, type, check, require: markMissing } = setUp()
    type('Pu')
    await check()
    markMissing('field')
    const before = store.getState()
    const checked = check()
    expect(store.getState()).toEqual({
      ...before,
      ...{ check: { kind: 'checking' }, error: undefined, missingField: undefined },
    })
    await checked
    type('411001')
    const late = check()
    type('56')
    await expect(late).resolves.toBeUndefined()
    expect(store.getState()).toMatchObject({ typed: '56', check: { kind: 'idle' }, error: undefined })
    expect(checkPincode).not.toHaveBeenCalled()
  })
})

it('offers what the host passed', () => {
  const { store } = setUp({ delivery: limited, productType: 'cake', visitor: 'user' })
  expect(store.offers).toEqual({
    ...{ productId: 7, delivery: limited, productType: 'cake', session: expect.anything() },
  })
})

it.each([
  ['sheet', { kind: 'malformed', wanted: 'place' }],
  ['cities', undefined],
  ['addresses', undefined],
] as const)('opening %s shows the error %j', async (what, error) => {
  const { store, type, check, open } = setUp()
  type('Pu')
  await check()
  open(what)
  expect(store.getState()).toMatchObject({ open: what, error })
})

describe('the missing field', () => {
  it('loses its mark when the visitor goes to the field to enter another location', () => {
    const { store, require, focusField } = setUp()
    require()
    focusField()
    expect(store.getState()).toMatchObject({ missingField: undefined, focusRequestCount: 2 })
  })

  it('asks first for a missing city, then for a missing pincode, and focuses the field each time', async () => {
    const { store, require, chooseCity, type, check } = setUp({ delivery: limited })
    expect(require()).toBe(false)
    expect(store.getState()).toMatchObject({ missingField: 'city', focusRequestCount: 1 })
    await chooseCity({ city: 'Pune' })
    expect(store.getState().missingField).toBeUndefined()
    expect(require()).toBe(false)
    expect(store.getState()).toMatchObject({ missingField: 'pincode', focusRequestCount: 2 })
    type('411001')
    expect(store.getState().missingField).toBeUndefined()
    await check()
    expect(require()).toBe(true)
    expect(store.getState().focusRequestCount).toBe(2)
  })

  it.each([
    [{ ...limited, needsCity: false }, 'place'],
    [{ ...limited, takesCity: false }, 'pincode'],
  ] as const)('depends on what the product page requires', (delivery, mark) => {
    const { store, require } = setUp({ delivery })
    require()
    expect(store.getState().missingField).toBe(mark)
  })

  it('the host can mark the field as missing', () => {
    const { store, require: ask } = setUp()
    ask('field')
    expect(store.getState().missingField).toBe('field')
  })
})

describe('a location chosen in another box or tab', () => {
  it('applies and checks a location chosen elsewhere', async () => {
    const { store, place, follow, resume } = setUp({ chosen: pune })
    const stop = follow()
    await resume()
    place.choose({ country: 356, city: 'Bengaluru', pincode: '560001' })
    await vi.waitFor(() => expect(store.getState().check).toMatchObject({ city: 'Bengaluru' }))
    expect(store.getState().typed).toBe('560001')
    stop()
    place.choose(pune)
    expect(store.getState().place.city).toBe('Bengaluru')
  })

  it('a location chosen elsewhere does not interrupt typing', async () => {
    const { store, place, follow, resume, type } = setUp({ chosen: pune })
    follow()
    await resume()
    type('5600')
    place.choose({ country: 356, city: 'Bengaluru', pincode: '560001' })
    await vi.waitFor(() => expect(store.getState().place.city).toBe('Bengaluru'))
    expect(store.getState()).toMatchObject({ typed: '5600', check: { kind: 'idle' } })
  })

  it('does not interrupt a visitor who retypes the checked text', async () => {
    const { store, place, follow, check, type } = setUp()
    follow()
    type('999999')
    await check()
    expect(store.getState().check.kind).toBe('undeliverable')
    type('999999')
    place.choose(pune)
    await vi.waitFor(() => expect(store.getState().place.city).toBe('Pune'))
    expect(store.getState()).toMatchObject({ typed: '999999', check: { kind: 'idle' } })
  })

  it('a location chosen elsewhere does not stop a pending geolocation request', async () => {
    const { promise: position, resolve } = Promise.withResolvers<GeolocationResult>()
    const { store, place, follow, locateMe } = setUp({ ports: { position: () => position } })
    follow()
    const located = locateMe()
    await vi.waitFor(() => expect(store.getState().isLocating).toBe(true))
    place.choose(pune)
    resolve({ kind: 'found', latitude: 12.9, longitude: 77.6 })
    await located
    expect(store.getState()).toMatchObject({ isLocating: false, place: { city: 'Bengaluru' } })
  })

  it('is not checked again when only the day was changed', async () => {
    const { store, place, checkPincode, follow, resume } = setUp({ chosen: pune })
    const stop = follow()
    await resume()
    place.setDateAndSlot({ date: earliest })
    await new Promise((resolve) => setImmediate(resolve))
    expect(checkPincode).toHaveBeenCalledOnce()
    expect(store.getState().place).toEqual({ ...pune, date: earliest })
    stop()
    place.choose({ country: 356, city: 'Bengaluru', pincode: '560001' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(checkPincode).toHaveBeenCalledOnce()
  })
})

describe('a recheck of the location, such as at the cut-off hour', () => {
  const tomorrow = parseCalendarDate('2026-11-24')
  const opened = async (options: StoreHarnessOptions = {}) => {
    const scene = setUp(options)
    scene.type('411001')
    await scene.check()
    return scene
  }

  it('a recheck shows the new first delivery day without a prompt', async () => {
    const { store, place, checkPincode, recheck } = await opened()
    checkPincode.mockResolvedValueOnce({
      ok: true,
      value: { deliverable: true, city: 'Pune', earliest: tomorrow },
    })
    const seen: string[] = []
    store.subscribe(({ check }) => seen.push(check.kind))
    await recheck()
    expect(store.getState()).toMatchObject({ typed: '411001', check: { earliest: tomorrow } })
    expect(new Set(seen)).toEqual(new Set(['deliverable']))
    expect(place.getState()).toEqual(pune)
  })

  it('a recheck keeps the old result when the response is lost or the visitor types meanwhile', async () => {
    const { store, checkPincode, type, recheck } = await opened()
    const before = store.getState()
    checkPincode.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await recheck()
    expect(store.getState()).toEqual(before)
    const requested = recheck()
    type('5600')
    await requested
    expect(store.getState()).toMatchObject({ typed: '5600', check: { kind: 'idle' } })
  })

  it('sends no request when no location is chosen', async () => {
    const { checkPincode, recheck } = setUp()
    await recheck()
    expect(checkPincode).not.toHaveBeenCalled()
  })
})

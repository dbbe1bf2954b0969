import { apiErrorByFault, createFakeDelivery, createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const

function open() {
  const faults = createFaultInjector()
  const { list } = faults.wrap({ list: async () => ({ ok: true, value: sampleAddresses }) as const })
  const scene = createStoreHarness({
    visitor: 'user',
    addresses: list,
    ports: {
      client: faults.wrap(createFakeDelivery()),
      position: async () => ({ kind: 'found', latitude: 12.97, longitude: 77.59 }),
    },
  })
  return { ...scene, ...scene.store.actions, faults, state: scene.store.getState }
}

type Box = ReturnType<typeof open>

const typing = (text: string) => async (box: Box) => {
  box.type(text)
  await box.check()
}

/** Actions that look up a location, and the text that the field must keep. */
const ways: readonly (readonly [string, (box: Box) => Promise<unknown>, string])[] = [
  ['a pincode', typing('560001'), '560001'],
  ['a name', typing('Koramangala'), 'Koramangala'],
  ['a whole address', typing('12 Church Street, Bengaluru'), '12 Church Street, Bengaluru'],
  ['a city', (box) => box.chooseCity({ city: 'Pune', state: 'Maharashtra' }), 'Pune'],
  ['a suggestion', (box) => box.chooseSuggestion({ placeId: 'in:pin:560001', name: '560001' }), '560001'],
  ['the position', (box) => box.locateMe(), ''],
]

describe.each(ways)('choosing a location by %s', (_, go, typed) => {
  it.each(faulty)(
    'shows an error on a %s API, keeps the field text, and selects the location on the next try',
    async (fault) => {
      const box = open()
      box.faults.inject(fault)
      await go(box)
      expect(box.state()).toMatchObject({
        ...{ typed, isLocating: false },
        check: expect.not.objectContaining({ kind: 'checking' }),
        error: { kind: 'failed', failure: apiErrorByFault[fault] },
      })
      expect(box.place.getState()).toEqual({ country: 356 })
      box.faults.inject(undefined)
      await go(box)
      expect(box.state().error).toBeUndefined()
      expect(box.place.getState().city).toBeDefined()
    },
  )

  it('ignores a response that arrives after other text was typed', async () => {
    const box = open()
    box.faults.inject('slow')
    const gone = go(box)
    await vi.waitFor(() => expect(box.faults.injectedCount()).toBeGreaterThan(0))
    box.type('411')
    box.faults.inject(undefined)
    box.faults.releaseSlowCalls()
    await gone
    expect(box.state()).toMatchObject({ typed: '411', error: undefined })
    expect(box.place.getState()).toEqual({ country: 356 })
  })
})

describe.each(faulty)('a %s API', (fault) => {
  it('shows an error instead of suggestions, and shows suggestions after the next letter', async () => {
    const box = open()
    box.faults.inject(fault)
    await box.search('pune')
    expect(box.state().search).toMatchObject({ status: 'failed', text: 'pune' })
    box.faults.inject(undefined)
    await box.search('pune')
    expect(box.state().search.status).toBe('ready')
  })

  it('returns no countries while the API fails, and returns them on a retry', async () => {
    const box = open()
    box.faults.inject(fault)
    await box.loadCountries()
    expect(box.state()).toMatchObject({ countries: [], error: undefined })
    box.faults.inject(undefined)
    await box.loadCountries()
    expect(box.state().countries.length).toBeGreaterThan(0)
  })

  it('shows no addresses while the API fails, and shows them on a retry', async () => {
    const box = open()
    box.faults.inject(fault)
    await box.openAddresses()
    expect(box.state().savedAddresses.status).toBe('failed')
    box.faults.inject(undefined)
    await box.loadAddresses()
    expect(box.state().savedAddresses.status).toBe('known')
  })
})

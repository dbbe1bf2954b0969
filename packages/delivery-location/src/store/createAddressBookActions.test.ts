import type { SessionState } from '@store/api-client/contract/ports'
import { createFakeDelivery, createFaultInjector } from '@store/api-client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'
import type { SavedAddressPorts } from './DeliveryLocationPorts.ts'

const places = createFakeDelivery()
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const bengaluru = { country: 356, city: 'Bengaluru', pincode: '560034' }
const [home, office] = sampleAddresses
if (!home || !office) throw new Error('there are addresses')
const unknown = { status: 'unknown', list: [], chosen: undefined, checking: undefined, unavailable: [] }
const known = { ...unknown, status: 'known', list: sampleAddresses }

function setUp(options: StoreHarnessOptions = {}) {
  const scene = createStoreHarness({ visitor: 'user', ...options })
  return { ...scene, ...scene.store.actions, state: scene.store.getState }
}

const addressPorts = (own: Partial<SavedAddressPorts>): SavedAddressPorts => ({
  list: async () => ({ ok: true, value: sampleAddresses }),
  session: createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true })),
  requestLogin: async () => 'loggedIn',
  ...own,
})

afterEach(() => vi.useRealTimers())

it.each([
  [{ id: 2 }, 2],
  [{ id: '2' }, undefined],
  [{ other: 2 }, undefined],
  [null, undefined],
  ['id', undefined],
  [undefined, undefined],
])('marks the address that the tab has kept: %j', async (kept, chosen) => {
  const addresses = addressPorts({ selected: { read: () => kept, write: () => undefined } })
  const { state, loadAddresses } = setUp({ ports: { addresses } })
  await loadAddresses()
  expect(state().savedAddresses).toEqual({ ...known, chosen })
})

it('requests the addresses only once', async () => {
  const faults = createFaultInjector()
  const list = vi.fn(async () => ({ ok: true as const, value: sampleAddresses }))
  const { state, loadAddresses } = setUp({ addresses: faults.wrap({ list }).list })
  faults.inject('slow')
  const asked = loadAddresses()
  await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
  expect(state().savedAddresses).toEqual({ ...unknown, status: 'loading' })
  await loadAddresses()
  expect(faults.injectedCount()).toBe(1)
  faults.inject(undefined)
  faults.releaseSlowCalls()
  await asked
  await loadAddresses()
  expect(list).toHaveBeenCalledOnce()
  expect(state().savedAddresses).toEqual(known)
})

it('opens the addresses of a user without a login', async () => {
  const { state, logins, type, check, openAddresses } = setUp()
  type('Pu')
  await check()
  await openAddresses()
  expect(logins).toEqual([])
  expect(state()).toMatchObject({ open: 'addresses', error: undefined, savedAddresses: known })
})

it('a box without saved addresses opens none, and still accepts an address', async () => {
  const { state, place, openAddresses, loadAddresses, chooseAddress } = setUp({ visitor: undefined })
  await openAddresses()
  await loadAddresses()
  expect(state()).toMatchObject({ open: undefined, savedAddresses: unknown })
  await chooseAddress(home)
  expect(place.getState()).toEqual(bengaluru)
  expect(state().savedAddresses).toEqual({ ...unknown, chosen: home.id })
})

it('keeps the chosen address in memory when the host cannot store it', async () => {
  const { state, loadAddresses, chooseAddress } = setUp({ ports: { addresses: addressPorts({}) } })
  await loadAddresses()
  await chooseAddress(home)
  expect(state().savedAddresses).toEqual({ ...known, chosen: home.id })
})

it('checks the product at the address, and shows its slot', async () => {
  const { state, events, chooseAddress } = setUp()
  await chooseAddress(home)
  await vi.waitFor(() => expect(state().slot).toMatchObject({ kind: 'known', offsetDays: 0 }))
  expect(state()).toMatchObject({
    ...{ typed: '560034', place: bengaluru, message: '', isNearest: false, isLocating: false },
    check: { kind: 'deliverable', pincode: '560034', city: 'Bengaluru' },
  })
  expect(events).toEqual([
    { kind: 'pincodeChecked', pincode: '560034', deliverable: true },
    { kind: 'placeChosen', way: 'address', city: 'Bengaluru' },
  ])
})

it('chooses the address without a check in a box without a product', async () => {
  const checkPincode = vi.fn(places.checkPincode)
  const { state, events, reloads, undeliverable, selected, chooseAddress } = setUp({
    isWithoutProduct: true,
    client: { checkPincode },
  })
  await chooseAddress(home)
  expect(checkPincode).not.toHaveBeenCalled()
  expect(events).toEqual([{ kind: 'placeChosen', way: 'address', city: 'Bengaluru' }])
  expect(state()).toMatchObject({ typed: '560034', place: bengaluru, check: { kind: 'idle' } })
  expect({ reloads, undeliverable, selected }).toEqual({
    ...{ reloads: ['locationChanged'], undeliverable: [], selected: [{ id: home.id }] },
  })
})

it('marks the address while it is checked, and ignores the answer when text was typed meanwhile', async () => {
  const faults = createFaultInjector()
  const { state, place, selected, type, chooseAddress } = setUp({ ports: { client: faults.wrap(places) } })
  faults.inject('slow')
  const asked = chooseAddress(office)
  await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
  expect(state().savedAddresses).toEqual({ ...unknown, checking: office.id })
  type('56')
  faults.inject(undefined)
  faults.releaseSlowCalls()
  await asked
  expect(state()).toMatchObject({ typed: '56', check: { kind: 'idle' }, savedAddresses: unknown })
  expect(place.getState()).toEqual({ country: 356 })
  expect(selected).toEqual([])
})

it('shows an error when the check fails', async () => {
  const failure = { kind: 'network' } as const
  const { state, selected, chooseAddress } = setUp({
    client: { checkPincode: async () => ({ ok: false, failure }) },
  })
  await chooseAddress(home)
  expect(state()).toMatchObject({
    check: { kind: 'unknown' },
    error: { kind: 'failed', failure },
    savedAddresses: unknown,
  })
  expect(selected).toEqual([])
})

it('changes nothing when the visitor cancels the change of city', async () => {
  const nextSlot = vi.fn(places.nextSlot)
  const lines = [{ lineId: '1', title: 'Roses', pictureSrc: '/r' }]
  const { state, place, selected, resume, chooseAddress, resolveConfirmation } = setUp({
    chosen: pune,
    client: { nextSlot, leftBehind: async () => ({ ok: true, value: lines }) },
  })
  await resume()
  await vi.waitFor(() => expect(state().slot.kind).toBe('known'))
  const before = state()
  const asked = chooseAddress(home)
  await vi.waitFor(() => expect(state().confirmation).toEqual({ from: 'Pune', to: 'Bengaluru', lines }))
  resolveConfirmation(false)
  await asked
  expect(state()).toEqual(before)
  expect(place.getState()).toEqual(pune)
  expect(selected).toEqual([])
  expect(nextSlot).toHaveBeenCalledOnce()
})

it('an undeliverable address keeps the check of the chosen location', async () => {
  const { state, resume, chooseAddress } = setUp({ chosen: pune })
  await resume()
  await vi.waitFor(() => expect(state().slot.kind).toBe('known'))
  const before = state()
  await chooseAddress(office)
  expect(state()).toEqual({ ...before, savedAddresses: { ...unknown, unavailable: [office.id] } })
})

it('an address replaces a pending position request and an earlier error', async () => {
  const position = vi.fn(() => new Promise<never>(() => undefined))
  const { state, type, check, locateMe, chooseAddress } = setUp({ ports: { position } })
  type('Pu')
  await check()
  await chooseAddress(office)
  expect(state().error).toBeUndefined()
  void locateMe()
  await vi.waitFor(() => expect(state().isLocating).toBe(true))
  await chooseAddress(office)
  expect(state().isLocating).toBe(false)
})

it('removes each undeliverable mark after its own 2 seconds', async () => {
  vi.useFakeTimers()
  const { state, chooseAddress } = setUp()
  await chooseAddress(office)
  vi.advanceTimersByTime(1000)
  await chooseAddress({ ...office, id: 9 })
  expect(state().savedAddresses.unavailable).toEqual([office.id, 9])
  vi.advanceTimersByTime(1000)
  expect(state().savedAddresses.unavailable).toEqual([9])
})

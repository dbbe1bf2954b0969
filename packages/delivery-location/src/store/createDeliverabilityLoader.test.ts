import { parseCalendarDate } from '@store/api-client/contract/date'
import { type DeliveryClient, toProductId } from '@store/api-client/contract/delivery'
import { createFakeDelivery, createFaultInjector } from '@store/api-client/testing'
import { expect, it, vi } from 'vitest'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'

const places = createFakeDelivery()

function setUp(client: Partial<DeliveryClient> = {}) {
  const nextSlot = vi.fn(places.nextSlot)
  const checkCity = vi.fn(places.checkCity)
  const scene = createStoreHarness({ client: { nextSlot, checkCity, ...client } })
  return { ...scene, ...scene.store.actions, state: scene.store.getState, nextSlot, checkCity }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  ['Pune', '2026-11-21', 0],
  ['Pune', '2026-11-22', 1],
  ['Pune', '2026-11-23', 1],
  ['Pune', '2026-11-24', 0],
  ['', '2026-11-22', 0],
])('asks for the slot of today or tomorrow in a known city: %j, %s', async (city, date, times) => {
  const earliest = parseCalendarDate(date)
  const { state, type, check, nextSlot, checkCity } = setUp({
    checkPincode: async () => ({ ok: true, value: { deliverable: true, city, earliest } }),
  })
  type('411001')
  await check()
  await settled()
  expect(nextSlot).toHaveBeenCalledTimes(times)
  expect(state()).toMatchObject({
    ...{ message: '', alternatives: undefined, missingField: undefined },
    slot: { kind: times ? 'known' : 'none' },
    check: { kind: 'deliverable', pincode: '411001', city, earliest },
  })
  expect(checkCity).not.toHaveBeenCalled()
})

it('asks for no slot in a city without a known first day', async () => {
  const { state, chooseCity, nextSlot } = setUp({
    checkCity: async (question) => {
      const answer = await places.checkCity(question)
      return answer.ok ? { ok: true, value: { ...answer.value, earliest: undefined } } : answer
    },
  })
  await chooseCity({ city: 'Pune' })
  await settled()
  expect(state().check).toEqual({ kind: 'cityDeliverable', city: 'Pune', earliest: undefined })
  expect(nextSlot).not.toHaveBeenCalled()
})

it('shows the message of a city, and its slot', async () => {
  const { state, chooseCity, nextSlot } = setUp()
  await chooseCity({ city: 'Pune', state: 'Maharashtra' })
  await settled()
  const answer = await places.checkCity({ city: 'Pune', productId: toProductId(7) })
  expect(state()).toMatchObject({
    message: answer.ok && answer.value.message,
    slot: { kind: 'known', offsetDays: 1 },
    missingField: undefined,
  })
  expect(state().message).not.toBe('')
  expect(nextSlot).toHaveBeenCalledExactlyOnceWith({
    ...{ city: 'Pune', pincode: undefined, productId: 7, date: parseCalendarDate('2026-11-23') },
  })
})

it('asks once for the alternatives of an undeliverable city', async () => {
  const { state, chooseCity, checkCity } = setUp()
  await chooseCity({ city: 'Bhopal' })
  await settled()
  expect(checkCity).toHaveBeenCalledOnce()
  expect(state().missingField).toBe('city')
})

it('asks for the alternatives in the city of an undeliverable pincode, without a mark', async () => {
  const { state, type, check, checkCity } = setUp()
  type('744101')
  await check()
  await settled()
  expect(checkCity).toHaveBeenCalledExactlyOnceWith({ city: 'Port Blair', state: undefined, productId: 7 })
  expect(state()).toMatchObject({ alternatives: { href: '/cakes/regular' }, missingField: undefined })
})

it('asks for no alternatives when the city is unknown', async () => {
  const { type, check, checkCity } = setUp()
  type('999999')
  await check()
  await settled()
  expect(checkCity).not.toHaveBeenCalled()
})

it.each(['fails', 'arrives after other text was typed'])(
  'shows no alternatives when the answer %s',
  async (how) => {
    const faults = createFaultInjector()
    const { checkCity } = faults.wrap({ checkCity: places.checkCity })
    const { state, type, check } = setUp({ checkCity })
    faults.inject(how === 'fails' ? 'failing' : 'slow')
    type('744101')
    await check()
    await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
    if (how !== 'fails') type('56')
    faults.inject(undefined)
    faults.releaseSlowCalls()
    await settled()
    expect(state()).toMatchObject({ alternatives: undefined, error: undefined })
  },
)

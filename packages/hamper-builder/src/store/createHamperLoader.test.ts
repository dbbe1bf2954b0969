import type { Hamper } from '@store/api-client/contract/hampers'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createHamperServer } from '../fixtures/createHamperServer.ts'
import { sampleCourierHamper, sampleHamper } from '../fixtures/sampleHampers.ts'
import { createHamperLoader, toPlaceKey } from './createHamperLoader.ts'

function createScene(initial: Hamper | undefined, courier: Hamper = sampleCourierHamper) {
  const server = createHamperServer({ hampers: [sampleHamper, courier] })
  const place = createStore<DeliveryPlaceState>(() => ({ country: 356 }))
  const today = parseCalendarDate('2026-11-23')
  const loader = createHamperLoader(sampleHamper.id, { client: server.client, place, today }, initial)
  return { ...loader, place, asked: server.asked }
}

const ask = ({ id }: Hamper, city?: string) => ({ id, country: 356, city })
const direct = { base: sampleHamper, sold: sampleHamper }
const sent = { base: sampleHamper, sold: sampleCourierHamper }

it('loads a hamper and its courier variant once for each location', async () => {
  const { load, isCurrent, place, asked } = createScene(undefined)
  expect(isCurrent()).toBe(false)
  expect(await load(undefined)).toEqual(direct)
  expect(isCurrent()).toBe(true)
  expect([await load(2), await load(3)]).toEqual([sent, sent])
  expect(asked).toEqual([ask(sampleHamper), ask(sampleCourierHamper)])
  place.setState({ city: 'Pune' })
  expect(isCurrent()).toBe(false)
  expect(await load(2)).toEqual(sent)
  expect(isCurrent()).toBe(true)
  expect(asked.slice(2)).toEqual([ask(sampleHamper, 'Pune'), ask(sampleCourierHamper, 'Pune')])
})

it('does not request a courier variant that a hamper does not have', async () => {
  const initial = { ...sampleHamper, courierId: undefined }
  const { load, isCurrent, asked } = createScene(initial)
  expect(isCurrent()).toBe(true)
  expect(await load(3)).toEqual({ base: initial, sold: initial })
  expect(asked).toEqual([])
})

it.each([
  [-1, false],
  [0, true],
  [3, true],
  [4, false],
])(
  'sells the courier variant for the third day if its offset of %i days allows it: %j',
  async (offsetDays, isSent) => {
    const courier = { ...sampleCourierHamper, offsetDays }
    const { load } = createScene(sampleHamper, courier)
    expect(await load(3)).toEqual({ base: sampleHamper, sold: isSent ? courier : sampleHamper })
  },
)

it('does not sell the courier variant for a day on which it is blocked', async () => {
  const courier = { ...sampleCourierHamper, blockedDays: ['11-26'] }
  const { load } = createScene(sampleHamper, courier)
  expect(await load(3)).toEqual(direct)
  expect(await load(4)).toEqual({ base: sampleHamper, sold: courier })
})

it('names a location by its country and city', () => {
  expect(toPlaceKey({ country: 356 })).toBe('356/')
  expect(toPlaceKey({ country: 356, city: 'Pune' })).toBe('356/Pune')
})

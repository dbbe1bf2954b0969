import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idleProductPorts } from '../fixtures/idleProductPorts.ts'
import { roses } from '../fixtures/roses.ts'
import { createDeliveryDaySlice } from './createDeliveryDaySlice.ts'
import { createProductStore } from './createProductStore.ts'
import { initialDeliveryDayState } from './days/initialDeliveryDayState.ts'

const wednesday = parseCalendarDate('2026-11-25')
const thursday = parseCalendarDate('2026-11-26')
const chosen = { date: wednesday, by: 'vendor', slot: '9-13' } as const
const day = { ...initialDeliveryDayState, requestedDate: wednesday, chosen }

function setUp() {
  const page = createProductStore({
    product: roses,
    ports: idleProductPorts,
  })
  const store = createStore(page.getState)
  const onChange = vi.fn()
  const slice = createDeliveryDaySlice(store, onChange)
  slice.setDay(day)
  onChange.mockClear()
  return { ...slice, store, onChange }
}

it('keeps the gift in the cart while the same day is set again, such as with its available days', () => {
  const { store, setDay, chosenDelivery, onChange } = setUp()
  setDay({ ...day, chosen: { ...chosen }, slots: { kind: 'loading' } })
  expect(onChange).not.toHaveBeenCalled()
  expect(store.getState().day).toEqual({ ...day, slots: { kind: 'loading' } })
  expect(chosenDelivery()).toBe(chosen)
})

it.each([
  ['another day', { ...chosen, date: thursday }],
  ['another time slot', { ...chosen, slot: '23-24' }],
  ['any time of the day', { ...chosen, slot: undefined }],
  ['the earliest delivery', undefined],
])('reports a change to %s', (_, next) => {
  const { setDay, chosenDelivery, onChange } = setUp()
  setDay({ ...day, chosen: next })
  expect(onChange).toHaveBeenCalledOnce()
  expect(chosenDelivery()).toBe(next)
})

it('counts the attempts to buy despite an error', () => {
  const { store, setDay, dayError } = setUp()
  expect(dayError()).toBeUndefined()
  expect(store.getState().day?.failedAttempts).toBe(0)
  setDay({ ...day, chosen: undefined, error: 'noDate' })
  expect([dayError(), dayError()]).toEqual(['noDate', 'noDate'])
  expect(store.getState().day?.failedAttempts).toBe(2)
})

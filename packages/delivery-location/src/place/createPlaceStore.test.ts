import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { expect, it, vi } from 'vitest'
import { createPlaceStore } from './createPlaceStore.ts'

it('notifies all subscribers and persists a chosen location', () => {
  const persist = vi.fn()
  const followed = vi.fn()
  const place = createPlaceStore({ initial: { country: 356 }, persist })
  place.subscribe(followed)
  place.choose({ country: 356, city: 'Pune', pincode: '411001' })
  expect(place.getState()).toEqual({ country: 356, city: 'Pune', pincode: '411001' })
  expect(persist).toHaveBeenCalledExactlyOnceWith({ country: 356, city: 'Pune', pincode: '411001' })
  expect(followed).toHaveBeenCalledOnce()
})

it('clears the old city when a new location has none', () => {
  const place = createPlaceStore({
    initial: { country: 356, city: 'Pune', pincode: '411001' },
    persist: () => undefined,
  })
  place.choose({ country: 356, pincode: '999999' })
  expect(place.getState()).toEqual({ country: 356, pincode: '999999' })
})

it('applies the location chosen in another tab without persisting it again', () => {
  const persist = vi.fn()
  let tell: (place: DeliveryPlaceState) => void = () => undefined
  const stopListening = vi.fn()
  const place = createPlaceStore({ initial: { country: 356 }, persist })
  const stop = place.follow((take) => {
    tell = take
    return stopListening
  })
  const followed = vi.fn()
  place.subscribe(followed)
  tell({ country: 356, city: 'Pune', pincode: '411001' })
  expect(place.getState().city).toBe('Pune')
  expect(followed).toHaveBeenCalledOnce()
  expect(persist).not.toHaveBeenCalled()
  stop()
  expect(stopListening).toHaveBeenCalledOnce()
})

it('keeps the delivery day and slot until another location is chosen', () => {
  const place = createPlaceStore({
    initial: { country: 356, city: 'Pune', pincode: '411001' },
    persist: () => undefined,
  })
  place.setDateAndSlot({ date: parseCalendarDate('2026-11-24'), slot: 'Morning' })
  expect(place.getState()).toEqual({
    country: 356,
    city: 'Pune',
    pincode: '411001',
    date: '2026-11-24',
    slot: 'Morning',
  })
  place.choose({ country: 356, city: 'Bengaluru' })
  expect(place.getState().date).toBeUndefined()
})

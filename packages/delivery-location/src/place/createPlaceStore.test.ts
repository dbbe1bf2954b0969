import { expect, it, vi } from 'vitest'
import { createPlaceStore } from './createPlaceStore.ts'

it('tells everyone who follows, and remembers, when a place is chosen', () => {
  const remember = vi.fn()
  const followed = vi.fn()
  const place = createPlaceStore({ initial: { country: 356 }, remember })
  place.subscribe(followed)
  place.choose({ country: 356, city: 'Pune', pincode: '411001' })
  expect(place.getState()).toEqual({ country: 356, city: 'Pune', pincode: '411001' })
  expect(remember).toHaveBeenCalledExactlyOnceWith({ country: 356, city: 'Pune', pincode: '411001' })
  expect(followed).toHaveBeenCalledOnce()
})

it('forgets the old city when a new place has none', () => {
  const place = createPlaceStore({
    initial: { country: 356, city: 'Pune', pincode: '411001' },
    remember: () => undefined,
  })
  place.choose({ country: 356, pincode: '999999' })
  expect(place.getState()).toEqual({ country: 356, pincode: '999999' })
})

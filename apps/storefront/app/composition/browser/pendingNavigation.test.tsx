import { afterEach, expect, it, vi } from 'vitest'
import { isNavigationPending, trackPendingNavigation } from './pendingNavigation.ts'

afterEach(() => void vi.useRealTimers())

it('is pending from the beginning of a navigation until the page is shown again, or for ten seconds', () => {
  vi.useFakeTimers()
  trackPendingNavigation()
  expect(isNavigationPending()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  expect(isNavigationPending()).toBe(true)
  window.dispatchEvent(new Event('pageshow'))
  expect(isNavigationPending()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(10_000)
  expect(isNavigationPending()).toBe(false)
})

import { afterEach, expect, it, vi } from 'vitest'
import { isNavigationPending, trackPendingNavigation } from './pendingNavigation.ts'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'navigation')
})

it('a navigation is pending from its beginning until the page is shown again, or for ten seconds', () => {
  vi.useFakeTimers()
  const navigation = new EventTarget()
  // jsdom has no Navigation API.
  Object.assign(window, { navigation })
  const navigate = (sameDocument: boolean, downloadRequest: string | null = null) => {
    const event = Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest })
    navigation.dispatchEvent(event)
  }
  trackPendingNavigation()
  expect(isNavigationPending()).toBe(false)
  navigate(true)
  navigate(false, 'receipt.pdf')
  expect(isNavigationPending()).toBe(false)
  navigate(false)
  expect(isNavigationPending()).toBe(true)
  window.dispatchEvent(new Event('pageshow'))
  expect(isNavigationPending()).toBe(false)
  navigate(false)
  vi.advanceTimersByTime(10_000)
  expect(isNavigationPending()).toBe(false)
})

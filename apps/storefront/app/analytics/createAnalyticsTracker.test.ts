import { paise } from '@store/api-client/contract/rules/paise'
import { toProductId } from '@store/api-client/contract/wishlist'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import type { Consent } from './Consent.ts'
import { createAnalyticsTracker, debounceMs, maxQueuedEvents } from './createAnalyticsTracker.ts'
import { toCustomGa4Event } from './toCustomGa4Event.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const yes: Consent = { analytics: true, marketing: false }
const no: Consent = { analytics: false, marketing: false }
const productId = toProductId(1001)
const view: TrackedEvent = { kind: 'productViewed', productId, price: paise(100) }
const heart: TrackedEvent = { kind: 'favoriteAdded', productId }
const placed: TrackedEvent = {
  kind: 'orderPlaced',
  orderId: '0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55',
  total: paise(100),
}

/** Opens a browser whose tabs share the tracked purchases. */
function openBrowser(decision: Consent | undefined = yes) {
  let consent: Consent | undefined = decision
  const counted = new Set<string>()
  const openTab = () => {
    const batches: AnalyticsEvent[][] = []
    const counter = createAnalyticsTracker({
      consent: () => consent,
      toGa4Event: toCustomGa4Event,
      path: () => '/',
      send: (events) => batches.push([...events]),
      orders: { has: (id) => counted.has(id), add: (id) => counted.add(id) },
      newId: () => crypto.randomUUID(),
      now: () => new Date(0),
    })
    const kinds = () => batches.flat().map(({ event }) => event.kind)
    return { ...counter, batches, kinds, wait: () => vi.advanceTimersByTime(debounceMs) }
  }
  return {
    openTab,
    decide: (decided: Consent | undefined) => {
      consent = decided
    },
  }
}

describe('tracked events', () => {
  it('are sent in batches, half a second after the last of them', () => {
    const { track, batches, wait } = openBrowser().openTab()
    track(view)
    vi.advanceTimersByTime(debounceMs - 1)
    track(heart)
    vi.advanceTimersByTime(debounceMs - 1)
    expect(batches).toEqual([])
    wait()
    expect(batches).toHaveLength(1)
    expect(batches[0]?.map(({ event }) => event.kind)).toEqual(['productViewed', 'favoriteAdded'])
  })

  it('are sent immediately when the visitor leaves the page, and not again later', () => {
    const { track, flush, batches, wait } = openBrowser().openTab()
    track(heart)
    flush()
    wait()
    expect(batches).toHaveLength(1)
  })

  it('have unique ids, and count again when they are repeated', () => {
    const { track, batches, wait } = openBrowser().openTab()
    track(heart)
    track(heart)
    wait()
    expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(2)
  })
})

describe('a view event', () => {
  it('counts once per page view, even if its effect runs repeatedly', () => {
    const { track, kinds, wait } = openBrowser().openTab()
    track(view)
    track(view)
    wait()
    track(view)
    wait()
    expect(kinds()).toEqual(['productViewed'])
  })

  it('counts again with a new id after a restore from the back/forward cache', () => {
    const { track, startPageView, kinds, batches, wait } = openBrowser().openTab()
    track(view)
    track(heart)
    wait()
    startPageView()
    track(view)
    wait()
    expect(kinds()).toEqual(['productViewed', 'favoriteAdded', 'productViewed'])
    expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(3)
  })
})

describe('a purchase event', () => {
  it('counts once across reloads and tabs, identified by the order id', () => {
    const { openTab } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.track(placed)
    second.track(placed)
    vi.advanceTimersByTime(debounceMs)
    const reloaded = openTab()
    reloaded.track(placed)
    vi.advanceTimersByTime(debounceMs)
    const all = [first, second, reloaded].flatMap(({ batches }) => batches.flat())
    expect(all.map(({ id }) => id)).toEqual(['0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55'])
  })
})

describe('before the consent decision', () => {
  it('queues events, and sends them in order after the visitor agrees', () => {
    const browser = openBrowser()
    const { track, flush, kinds, wait } = openUndecided(browser)
    track(view)
    track(heart)
    wait()
    expect(kinds()).toEqual([])
    browser.decide(yes)
    flush()
    expect(kinds()).toEqual(['productViewed', 'favoriteAdded'])
  })

  it('drops queued events after the visitor declines, and collects no more', () => {
    const browser = openBrowser()
    const { track, flush, kinds, wait } = openUndecided(browser)
    track(view)
    wait()
    browser.decide(no)
    flush()
    track(heart)
    wait()
    browser.decide(yes)
    flush()
    expect(kinds()).toEqual([])
  })

  it('queues at most fifty events and drops the oldest', () => {
    const browser = openBrowser()
    const { track, flush, batches } = openUndecided(browser)
    for (let step = 0; step < maxQueuedEvents + 5; step += 1) {
      track({ kind: 'hamperStepReached', productId, step })
    }
    browser.decide(yes)
    flush()
    const steps = batches.flat().map(({ event }) => event.kind === 'hamperStepReached' && event.step)
    expect(steps).toHaveLength(maxQueuedEvents)
    expect([steps[0], steps.at(-1)]).toEqual([5, maxQueuedEvents + 4])
  })
})

function openUndecided(browser: ReturnType<typeof openBrowser>) {
  browser.decide(undefined)
  return browser.openTab()
}

it('a tracking error is reported and does not affect the page', () => {
  const listener = vi.fn()
  vi.stubGlobal('reportError', listener)
  const fault = new Error('somebody else’s data layer')
  const { track, flush } = createAnalyticsTracker({
    consent: () => yes,
    toGa4Event: (event) => {
      if (event.kind === 'favoriteAdded') throw fault
      return toCustomGa4Event(event)
    },
    path: () => '/',
    send: () => {
      throw fault
    },
    orders: { has: () => false, add: () => undefined },
    newId: () => crypto.randomUUID(),
    now: () => new Date(0),
  })
  track(heart)
  track(view)
  flush()
  expect(listener.mock.calls).toEqual([[fault], [fault]])
  vi.unstubAllGlobals()
})

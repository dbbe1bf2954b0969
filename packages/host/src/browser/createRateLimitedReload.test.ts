import type { ReloadReason } from '@store/api-client/contract/ports'
import { describe, expect, it } from 'vitest'
import { createRateLimitedReload } from './createRateLimitedReload.ts'

interface Tab {
  /** Previous content of its storage. @default nothing */
  readonly kept?: unknown
  /** Whether its storage is blocked. @default false */
  readonly isBlocked?: boolean
  /** Whether it navigates to another document. @default false */
  readonly isNavigating?: boolean
}

/** Opens a tab whose documents fail and request a reload each time. */
function openTab({ kept, isBlocked = false, isNavigating = false }: Tab = {}) {
  let storage = kept
  let now = Date.UTC(2026, 10, 22)
  let begun: number | undefined
  const loads: number[] = []
  const reload = createRateLimitedReload({
    stamp: {
      read: () => storage,
      write: (value) => {
        if (!isBlocked) storage = value
      },
    },
    now: () => now,
    sinceReload: () => begun && now - begun,
    isNavigationPending: () => isNavigating,
    load: () => {
      begun = now
      loads.push(now)
    },
  })
  return {
    loads,
    reload,
    wait: (ms: number) => {
      now += ms
    },
  }
}

const tabs: readonly (readonly [string, Tab])[] = [
  ['has storage', {}],
  ['has blocked storage', { isBlocked: true }],
  ['has an invalid value', { kept: { at: 'now' } }],
  ['keeps nonsense and nothing else', { kept: 'now', isBlocked: true }],
]

describe('a page that fails on every load', () => {
  it.each(tabs)('is reloaded at most once in half a minute, in a tab that %s', (_, tab) => {
    const { loads, reload, wait } = openTab(tab)
    for (let second = 0; second < 29; second += 1) {
      for (let requestCount = 0; requestCount < 5; requestCount += 1) reload('scriptMissing')
      wait(1000)
    }
    expect(loads).toHaveLength(1)
    wait(1000)
    reload('scriptMissing')
    reload('sessionRefused')
    expect(loads).toHaveLength(2)
  })

  it('is reloaded even after the clock was set back', () => {
    const { loads, reload, wait } = openTab()
    reload('scriptMissing')
    wait(-3_600_000)
    reload('scriptMissing')
    reload('scriptMissing')
    expect(loads).toHaveLength(2)
  })
})

it.each<ReloadReason>(['sessionRefused', 'locationChanged', 'scriptMissing', 'addressRemoved'])(
  'reloads the page immediately on the first request: %s',
  (reason) => {
    for (const [, tab] of tabs) {
      const { loads, reload } = openTab(tab)
      reload(reason)
      expect(loads).toHaveLength(1)
    }
  },
)

it('does not reload a page restored from the back-forward cache', () => {
  const { loads, reload } = openTab()
  reload('pageRestored')
  expect(loads).toEqual([])
})

it('does not cancel a navigation, during which Firefox fails every pending import', () => {
  const { loads, reload } = openTab({ isNavigating: true })
  reload('scriptMissing')
  expect(loads).toEqual([])
})

import type { ReloadReason } from '@store/api-client/contract/ports'
import { describe, expect, it } from 'vitest'
import { createReload } from './createReload.ts'

interface Tab {
  /** What stands in its storage before. @default nothing */
  readonly kept?: unknown
  /** Whether storage keeps nothing. @default false */
  readonly isBlocked?: boolean
}

/** A tab whose documents go wrong again and again, and ask each time to be loaded anew. */
function openTab({ kept, isBlocked = false }: Tab = {}) {
  let storage = kept
  let now = Date.UTC(2026, 10, 22)
  let begun: number | undefined
  const loads: number[] = []
  const reload = createReload({
    stamp: {
      read: () => storage,
      write: (value) => {
        if (!isBlocked) storage = value
      },
    },
    now: () => now,
    sinceReload: () => begun && now - begun,
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
  ['keeps what it is told', {}],
  ['keeps nothing, for storage is blocked', { isBlocked: true }],
  ['keeps nonsense', { kept: { at: 'now' } }],
  ['keeps nonsense and nothing else', { kept: 'now', isBlocked: true }],
]

describe('a page that goes wrong whenever it is loaded', () => {
  it.each(tabs)('is loaded anew once in half a minute, in a tab that %s', (_, tab) => {
    const { loads, reload, wait } = openTab(tab)
    for (let second = 0; second < 29; second += 1) {
      for (let asked = 0; asked < 5; asked += 1) reload('scriptMissing')
      wait(1000)
    }
    expect(loads).toHaveLength(1)
    wait(1000)
    reload('scriptMissing')
    reload('sessionRefused')
    expect(loads).toHaveLength(2)
  })

  it('is not kept from it by a clock that was set back meanwhile', () => {
    const { loads, reload, wait } = openTab()
    reload('scriptMissing')
    wait(-3_600_000)
    reload('scriptMissing')
    reload('scriptMissing')
    expect(loads).toHaveLength(2)
  })
})

it.each<ReloadReason>(['sessionRefused', 'locationChanged', 'scriptMissing', 'addressRemoved'])(
  'a page is loaded anew at once for the first reason there is: %s',
  (reason) => {
    for (const [, tab] of tabs) {
      const { loads, reload } = openTab(tab)
      reload(reason)
      expect(loads).toHaveLength(1)
    }
  },
)

it('a page that comes back from the back-forward cache stays', () => {
  const { loads, reload } = openTab()
  reload('pageRestored')
  expect(loads).toEqual([])
})

import type { SessionState } from '@store/api-client/contract/ports'
import { createCartCountStore } from '@store/cart/count'
import { createStore } from 'zustand/vanilla'
import { localStorageItem } from './localStorageItem.ts'
import { openTabChannel } from './openTabChannel.ts'
import { readUserInfoCookie } from './readUserInfoCookie.ts'

/**
 * Who is visiting and how much is in the cart, from the hint cookie the API writes: no call at page load, and
 * every tab learns of a change in any other. On the server everybody is a guest: pages are the same for all.
 */
export function createVisitorStores() {
  const session = createStore<SessionState>(() => ({ kind: 'guest' }))
  const cartCount = createCartCountStore({ initial: 0 })
  const listeners = new Set<() => void>()
  const told = localStorageItem('visitor_told')
  let post: ReturnType<typeof openTabChannel> | undefined

  const read = () => {
    const hint = readUserInfoCookie(document.cookie)
    const { name, verified, count } = hint
    session.setState(
      name === undefined ? { kind: 'guest' } : { kind: 'user', firstName: name, isVerified: verified },
      true,
    )
    cartCount.set(count)
    return JSON.stringify(hint)
  }
  let known = ''

  const changedElsewhere = () => {
    known = read()
    for (const listener of listeners) listener()
  }

  const tell = () => {
    post?.('changed')
    told.write({ at: Date.now() })
  }

  return {
    session,
    cartCount,
    /** Reads the hint, and follows it over tabs and returns from now on; browser only. */
    start: () => {
      known = read()
      post = openTabChannel('visitor', changedElsewhere)
      // A page that comes back from the back-forward cache may have slept through changes.
      window.addEventListener('pageshow', ({ persisted }) => persisted && changedElsewhere())
      // One that comes back out of the HTTP cache is as old, however fresh it looks.
      if (cameBack() || wasToldSince(told.read())) changedElsewhere()
    },
    /** Reads the hint again and tells the other tabs; for when an answer may have changed it. */
    refresh: () => {
      const before = known
      known = read()
      // What came from another tab is known there already: saying it back would go round for ever.
      if (known !== before) tell()
    },
    /** Has every store that follows the visitor ask again: the store could not be reached for a while. */
    wake: changedElsewhere,
    /** Tells the other tabs that something of the visitor's changed, which the hint does not show. */
    tell,
    /** Calls back when another tab may have changed cart or session, or when the visitor came back to an old page. */
    onElsewhere: (listener: () => void) => {
      listeners.add(listener)
    },
  }
}

/** Whether a tab told of a change after this page was asked for, and before there was anybody in it to hear. */
function wasToldSince(told: unknown): boolean {
  return Number(Object(told).at) > performance.timeOrigin
}

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

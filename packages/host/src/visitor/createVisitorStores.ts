import type { SessionState } from '@store/api-client/contract/ports'
import { createCartCountStore } from '@store/cart/count'
import { createStore } from 'zustand/vanilla'
import { openTabChannel } from '../browser/openTabChannel.ts'
import { createLocalStorageItem } from '../storage/createLocalStorageItem.ts'
import { readUserInfoCookie, type UserInfo } from './readUserInfoCookie.ts'

/** Options of `createVisitorStores`. */
export interface VisitorOptions {
  /** Returns the visitor's state without a request. @default reads the cookie `hint` of the store's API */
  readonly readUserInfo?: (() => UserInfo) | undefined
}

/** Reason why the visitor's state may have changed: another tab, a restored page, or a lost connection. */
export type VisitorChangeReason = 'tab' | 'restore' | 'reconnection'

/**
 * Creates the stores of session and cart count from the user-info cookie that the API writes. They send no request at
 * page load, and synchronize changes across tabs. On the server, every visitor is a guest, because pages are the same
 * for all.
 */
export function createVisitorStores({
  readUserInfo = () => readUserInfoCookie(document.cookie),
}: VisitorOptions = {}) {
  const session = createStore<SessionState>(() => ({ kind: 'guest' }))
  const cartCount = createCartCountStore({ initial: 0 })
  const listeners = new Set<(source: VisitorChangeReason) => void>()
  const reported = createLocalStorageItem('visitor_told')
  let post: ReturnType<typeof openTabChannel> | undefined

  const read = () => {
    const hint = readUserInfo()
    const { name, verified, count } = hint
    session.setState(
      name === undefined ? { kind: 'guest' } : { kind: 'user', firstName: name, isVerified: verified },
      true,
    )
    cartCount.set(count)
    return JSON.stringify(hint)
  }
  let known = ''

  const changedElsewhere = (source: VisitorChangeReason) => {
    known = read()
    for (const listener of listeners) listener(source)
  }

  const tell = () => {
    post?.('changed')
    reported.write({ at: Date.now() })
  }

  return {
    session,
    cartCount,
    /**
     * Reads the user-info cookie, and subscribes to changes in other tabs and to restores from the back/forward cache.
     * Browser only.
     */
    start: () => {
      known = read()
      post = openTabChannel('visitor', () => changedElsewhere('tab'))
      // A page restored from the back/forward cache may have missed changes.
      window.addEventListener('pageshow', ({ persisted }) => persisted && changedElsewhere('restore'))
      // A page that was just loaded may be outdated too, if it comes from the HTTP cache.
      if (cameBack() || wasToldSince(reported.read())) changedElsewhere('restore')
    },
    /**
     * Reads the user-info cookie again and notifies the other tabs; call it after a response that may have changed the
     * cookie.
     */
    refresh: () => {
      const before = known
      known = read()
      // A change received from another tab is not posted back, because that would loop forever.
      if (known !== before) tell()
    },
    /** Revalidates every store that depends on the visitor, after the store was unreachable. */
    revalidate: () => changedElsewhere('reconnection'),
    /** Notifies the other tabs of a change that is not in the user-info cookie. */
    tell,
    /**
     * Subscribes to changes of cart or session that this page did not make: in another tab, before a page was restored,
     * or while the store was unreachable.
     */
    onElsewhere: (listener: (source: VisitorChangeReason) => void) => {
      listeners.add(listener)
    },
  }
}

/** The session and the cart count of this browser's visitor. */
export type VisitorStores = ReturnType<typeof createVisitorStores>

/** Returns whether a tab announced a change after this page was requested and before it subscribed. */
function wasToldSince(told: unknown): boolean {
  return Number(Object(told).at) > performance.timeOrigin
}

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}

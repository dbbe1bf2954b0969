import type { LoginIntent, RequestLogin, SessionState } from '@store/api-client/contract/ports'
import { parseGoogleReturn } from '@store/login-dialog/resume'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from '../loading/memoizeAsync.ts'
import type { sessionStorageItem } from '../storage/sessionStorageItem.ts'
import type { createVisitorStores } from '../visitor/createVisitorStores.ts'

/** The lazy-loaded login dialog: its element, how to open it, and how to resume a login after a reload. */
export interface Login {
  readonly element: ReactNode
  readonly open: RequestLogin
  readonly resume: (from?: { readonly handle?: string }) => Promise<void>
  /** Ends an open login whose visitor signed in in another tab. */
  readonly handleSignInElsewhere: () => void
}

/** State of the lazy-loaded login. */
export interface LazyLoginState {
  readonly element: ReactNode
  /** Number of logins that succeeded on this page. */
  readonly signIns: number
}

/** Dependencies of the lazy-loaded login. */
export interface LazyLoginWiring {
  readonly load: () => Promise<Login>
  readonly draft: ReturnType<typeof sessionStorageItem>
  readonly visitor: Pick<ReturnType<typeof createVisitorStores>, 'session' | 'onElsewhere'>
  readonly onFailure: () => void
}

/** Lazy-loads the login dialog on first use, and caches it. */
export function createLazyLogin({ load, draft, visitor, onFailure }: LazyLoginWiring) {
  const store = createStore<LazyLoginState>(() => ({ element: null, signIns: 0 }))
  const { session } = visitor
  let sessionAtStart: SessionState | undefined
  const once = memoizeAsync(load)
  const loaded = async () => {
    sessionAtStart = session.getState()
    const login = await once()
    store.setState({ element: login.element })
    return login
  }
  const followOtherTabs = async () => {
    if (!sessionAtStart || !hasSignedIn(sessionAtStart, session.getState())) return
    const { handleSignInElsewhere } = await once()
    handleSignInElsewhere()
  }
  return {
    ...store,
    request: async (intent: LoginIntent) => {
      try {
        const end = await (await loaded()).open(intent)
        if (end === 'loggedIn') store.setState(({ signIns }) => ({ signIns: signIns + 1 }))
        return end
      } catch {
        onFailure()
        return 'dismissed' as const
      }
    },
    /** Resumes a login interrupted by a reload or by the redirect to Google, and follows other tabs; browser only. */
    start: () => {
      visitor.onElsewhere(() => void followOtherTabs())
      const { hash, pathname, search } = window.location
      const from = parseGoogleReturn(hash)
      // Removes the one-time token from the URL: it must neither leak nor be used again after a reload.
      if (from) window.history.replaceState(window.history.state, '', pathname + search)
      if (from || draft.read() !== null) loaded().then(({ resume }) => resume(from), onFailure)
    },
  }
}

/** Returns whether the visitor has signed in since, or verified the account. */
function hasSignedIn(before: SessionState, now: SessionState): boolean {
  if (now.kind === 'guest') return false
  return before.kind === 'guest' || (now.isVerified && !before.isVerified)
}

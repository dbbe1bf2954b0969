import type { LoginIntent, RequestLogin } from '@store/api-client/contract/ports'
import { parseGoogleRedirectResult } from '@store/login-dialog/resume'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from '../loading/memoizeAsync.ts'
import type { createSessionStorageItem } from '../storage/createSessionStorageItem.ts'

/** The lazy-loaded login dialog: its element, how to open it, and how to resume a login after a reload. */
export interface LoginDialogInstance {
  readonly element: ReactNode
  readonly open: RequestLogin
  readonly resume: (from?: { readonly handle?: string }) => Promise<void>
}

/** State of the lazy-loaded login. */
export interface LazyLoginState {
  readonly element: ReactNode
  /** Number of logins that succeeded on this page. */
  readonly signIns: number
  /** Whether a login that began before a reload or at Google opens automatically. */
  readonly isResumed: boolean
}

/**
 * Lazy-loads the login dialog on first use, and caches it; `load` receives the function that counts a resumed login.
 */
export function createLazyLoginDialog(
  load: (markSignIn: () => void) => Promise<LoginDialogInstance>,
  draft: ReturnType<typeof createSessionStorageItem>,
  onFailure: () => void,
) {
  const store = createStore<LazyLoginState>(() => ({ element: null, signIns: 0, isResumed: false }))
  const markSignIn = () => store.setState(({ signIns }) => ({ signIns: signIns + 1 }))
  const once = memoizeAsync(() => load(markSignIn))
  const loaded = async () => {
    const login = await once()
    store.setState({ element: login.element })
    return login
  }
  return {
    ...store,
    request: async (intent: LoginIntent) => {
      try {
        const end = await (await loaded()).open(intent)
        if (end === 'loggedIn') markSignIn()
        return end
      } catch {
        onFailure()
        return 'dismissed' as const
      }
    },
    /** Resumes a login interrupted by a reload or by the redirect to Google; browser only. */
    start: () => {
      const { hash, pathname, search } = window.location
      const from = parseGoogleRedirectResult(hash)
      // Removes the one-time token from the URL, so that it neither leaks nor is used again after a reload.
      if (from) window.history.replaceState(window.history.state, '', pathname + search)
      if (!from && draft.read() === null) return
      store.setState({ isResumed: true })
      loaded().then(({ resume }) => resume(from), onFailure)
    },
  }
}

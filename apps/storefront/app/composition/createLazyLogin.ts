import type { LoginIntent, RequestLogin } from '@store/api-client/contract/ports'
import { parseGoogleReturn } from '@store/login-dialog/resume'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from './memoizeAsync.ts'
import type { sessionStorageItem } from './sessionStorageItem.ts'

/** The login dialog once it is loaded: what to show, how to open it, and how a login goes on after a reload. */
export interface Login {
  readonly element: ReactNode
  readonly open: RequestLogin
  readonly resume: (from?: { readonly handle?: string }) => Promise<void>
}

/** Loads the login dialog with the first wish for it, and keeps it. */
export function createLazyLogin(
  load: () => Promise<Login>,
  draft: ReturnType<typeof sessionStorageItem>,
  onFailure: () => void,
) {
  const store = createStore<{ readonly element: ReactNode }>(() => ({ element: null }))
  const once = memoizeAsync(load)
  const loaded = async () => {
    const login = await once()
    store.setState({ element: login.element })
    return login
  }
  return {
    ...store,
    request: async (intent: LoginIntent) => {
      try {
        return await (await loaded()).open(intent)
      } catch {
        onFailure()
        return 'dismissed' as const
      }
    },
    /** Goes on with a login that was begun before a reload, or left for Google; browser only. */
    start: () => {
      const { hash, pathname, search } = window.location
      const from = parseGoogleReturn(hash)
      // The handle is of no use to who finds it later, and a reload must not bring it again.
      if (from) window.history.replaceState(window.history.state, '', pathname + search)
      if (from || draft.read() !== null) loaded().then(({ resume }) => resume(from), onFailure)
    },
  }
}

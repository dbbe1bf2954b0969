import type { LoginIntent, RequestLogin } from '@store/api-client/contract/ports'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

/** The login dialog once it is loaded: what to show, and how to open it. */
export interface LoadedLogin {
  readonly element: ReactNode
  readonly open: RequestLogin
}

/** Loads the login dialog with the first wish for it, and keeps it. */
export function createLoginOpener(load: () => Promise<LoadedLogin>, onFailure: () => void) {
  const store = createStore<{ readonly element: ReactNode }>(() => ({ element: null }))
  let loading: Promise<LoadedLogin> | undefined
  return {
    ...store,
    /** Loads it ahead of the wish, such as when a pointer comes near; a failure is not told. */
    prepare: () => {
      loading ??= load()
      loading.catch(() => {
        loading = undefined
      })
    },
    request: async (intent: LoginIntent) => {
      try {
        loading ??= load()
        const { element, open } = await loading
        store.setState({ element })
        return await open(intent)
      } catch {
        // The chunk could not be loaded; the next wish tries again.
        loading = undefined
        onFailure()
        return 'dismissed' as const
      }
    },
  }
}

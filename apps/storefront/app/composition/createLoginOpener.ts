import type { LoginIntent, RequestLogin } from '@store/api-client/contract/ports'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { loadOnce } from './loadOnce.ts'

/** The login dialog once it is loaded: what to show, and how to open it. */
export interface LoadedLogin {
  readonly element: ReactNode
  readonly open: RequestLogin
}

/** Loads the login dialog with the first wish for it, and keeps it. */
export function createLoginOpener(load: () => Promise<LoadedLogin>, onFailure: () => void) {
  const store = createStore<{ readonly element: ReactNode }>(() => ({ element: null }))
  const loaded = loadOnce(load)
  return {
    ...store,
    request: async (intent: LoginIntent) => {
      try {
        const { element, open } = await loaded()
        store.setState({ element })
        return await open(intent)
      } catch {
        onFailure()
        return 'dismissed' as const
      }
    },
  }
}

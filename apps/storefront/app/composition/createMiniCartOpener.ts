import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LoadedMiniCart } from './createMiniCart.tsx'
import { loadOnce } from './loadOnce.ts'

/** Loads the mini cart with the first wish for it, and keeps it; `instead` is done where it cannot be loaded. */
export function createMiniCartOpener(load: () => Promise<LoadedMiniCart>, instead: () => void) {
  const store = createStore<{ readonly element: ReactNode }>(() => ({ element: null }))
  const loaded = loadOnce(load)
  return {
    ...store,
    open: async () => {
      try {
        const { element, open } = await loaded()
        store.setState({ element })
        open()
      } catch {
        instead()
      }
    },
  }
}

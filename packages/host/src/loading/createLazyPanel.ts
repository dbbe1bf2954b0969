import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from './memoizeAsync.ts'

/** A lazy-loaded overlay: its element, and the function that opens it. */
export interface LazyPanel {
  readonly element: ReactNode
  readonly open: () => void
}

/** Lazy-loads an overlay on first use and caches it; calls `instead` if loading fails. */
export function createLazyPanel(load: () => Promise<LazyPanel>, instead: () => void) {
  const store = createStore<{ readonly element: ReactNode }>(() => ({ element: null }))
  const loaded = memoizeAsync(load)
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

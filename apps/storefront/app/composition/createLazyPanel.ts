import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { memoizeAsync } from './memoizeAsync.ts'

/** What lies over a page once it is loaded: what to show, and how to open it. */
export interface Panel {
  readonly element: ReactNode
  readonly open: () => void
}

/** Loads what lies over a page with the first wish for it, and keeps it; `instead` is done where it cannot be loaded. */
export function createLazyPanel(load: () => Promise<Panel>, instead: () => void) {
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

import { createContext, type ReactNode } from 'react'
import type { HeartsStore } from '../store/createHeartsStore.ts'

/** Carries the hearts to the components below; only the package's own hook reads it. */
export const HeartsContext = createContext<HeartsStore | undefined>(undefined)

/** Props of `HeartsProvider`. */
export interface HeartsProviderProps {
  /** The hearts of the page. */
  readonly store: HeartsStore
  /** The page. */
  readonly children: ReactNode
}

/** Gives every heart below its store. */
export function HeartsProvider({ store, children }: HeartsProviderProps) {
  return <HeartsContext.Provider value={store}>{children}</HeartsContext.Provider>
}

import { createContext, type ReactNode, useContext } from 'react'

/** Decides when a part is hydrated: calls `start` then, as `onFirstInteraction` does. */
export type HydrationTrigger = (start: () => void) => void

const HydrationContext = createContext<HydrationTrigger>((start) => start())

/** Props of {@link HydrationProvider}. */
export interface HydrationProviderProps {
  /** When parts are hydrated that do not say so themselves. */
  readonly when: HydrationTrigger
  readonly children: ReactNode
}

/** Decides for its content when deferred parts are hydrated. Without a provider they are hydrated immediately. */
export const HydrationProvider = ({ when, children }: HydrationProviderProps) => (
  <HydrationContext.Provider value={when}>{children}</HydrationContext.Provider>
)

/** Returns when a deferred part is hydrated. */
export const useHydrationTrigger = (): HydrationTrigger => useContext(HydrationContext)

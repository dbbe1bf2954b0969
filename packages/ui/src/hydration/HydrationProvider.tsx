import { createContext, type ReactNode, useContext } from 'react'

/** Calls `start` when a part should be hydrated, such as `onFirstInteraction`. */
export type HydrationTrigger = (start: () => void) => void

const HydrationContext = createContext<HydrationTrigger>((start) => start())

/** Props of {@link HydrationProvider}. */
export interface HydrationProviderProps {
  /** Trigger for parts that have no trigger of their own. */
  readonly when: HydrationTrigger
  readonly children: ReactNode
}

/** Decides when the deferred parts inside it are hydrated. Without a provider, they are hydrated immediately. */
export const HydrationProvider = ({ when, children }: HydrationProviderProps) => (
  <HydrationContext.Provider value={when}>{children}</HydrationContext.Provider>
)

/** Returns the trigger of the nearest provider. */
export const useHydrationTrigger = (): HydrationTrigger => useContext(HydrationContext)

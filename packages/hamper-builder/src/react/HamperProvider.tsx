import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperStore } from '../store/HamperStore.ts'

interface Carried {
  readonly store: HamperStore
  readonly messages: HamperMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const HamperContext = createContext<Carried | undefined>(undefined)

/** Props of `HamperProvider`. */
export interface HamperProviderProps {
  /** The store the host made. */
  readonly store: HamperStore
  /** Every word the builder shows. @default English */
  readonly messages?: HamperMessages
  /** What reads the store: the builder, and whatever a host adds to it. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function HamperProvider({ store, messages = en, children }: HamperProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <HamperContext.Provider value={carried}>{children}</HamperContext.Provider>
}

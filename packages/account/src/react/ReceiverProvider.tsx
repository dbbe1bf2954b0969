import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { ReceiverMessages } from '../messages/ReceiverMessages.ts'
import type { ReceiverStore } from '../store/createReceiverStore.ts'

interface Carried {
  readonly store: ReceiverStore
  readonly messages: ReceiverMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const ReceiverContext = createContext<Carried | undefined>(undefined)

/** Props of `ReceiverProvider`. */
export interface ReceiverProviderProps {
  /** The store the host made. */
  readonly store: ReceiverStore
  /** Every word the step shows. @default English */
  readonly messages?: ReceiverMessages
  /** What reads the store: the form, and whatever a host adds to it. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function ReceiverProvider({ store, messages = en.receiver, children }: ReceiverProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <ReceiverContext.Provider value={carried}>{children}</ReceiverContext.Provider>
}

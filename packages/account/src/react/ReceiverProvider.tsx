import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { ReceiverMessages } from '../messages/ReceiverMessages.ts'
import type { ReceiverStore } from '../store/createReceiverStore.ts'

interface Carried {
  readonly store: ReceiverStore
  readonly messages: ReceiverMessages
}

/** React context of the store and the messages; only the package's own hooks read it. */
export const ReceiverContext = createContext<Carried | undefined>(undefined)

/** Props of `ReceiverProvider`. */
export interface ReceiverProviderProps {
  /** The store created by the host. */
  readonly store: ReceiverStore
  /** UI messages of the step. @default English */
  readonly messages?: ReceiverMessages
  /** Components that read the store: the form, and any that a host adds. */
  readonly children: ReactNode
}

/** Provides the store and the messages to its children. */
export function ReceiverProvider({ store, messages = en.receiver, children }: ReceiverProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <ReceiverContext.Provider value={carried}>{children}</ReceiverContext.Provider>
}

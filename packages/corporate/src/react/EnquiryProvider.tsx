import { createContext, type ReactNode, useMemo } from 'react'
import type { CorporateMessages } from '../messages/CorporateMessages.ts'
import { en } from '../messages/en.ts'
import type { EnquiryStore } from '../store/EnquiryStore.ts'

interface Carried {
  readonly store: EnquiryStore
  readonly messages: CorporateMessages
}

/** Provides the store and messages to the components below; only the package's own hooks read it. */
export const EnquiryContext = createContext<Carried | undefined>(undefined)

/** Props of `EnquiryProvider`. */
export interface EnquiryProviderProps {
  /** The store that the host created. */
  readonly store: EnquiryStore
  /** All UI messages of the page. @default English */
  readonly messages?: CorporateMessages
  /** The components that read the store: the page, and anything a host adds to it. */
  readonly children: ReactNode
}

/** Provides the store and messages to the components below. */
export function EnquiryProvider({ store, messages = en, children }: EnquiryProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <EnquiryContext.Provider value={carried}>{children}</EnquiryContext.Provider>
}

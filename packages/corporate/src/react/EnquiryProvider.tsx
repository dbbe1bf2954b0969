import { createContext, type ReactNode, useMemo } from 'react'
import type { CorporateMessages } from '../messages/CorporateMessages.ts'
import { en } from '../messages/en.ts'
import type { EnquiryStore } from '../store/EnquiryStore.ts'

interface Carried {
  readonly store: EnquiryStore
  readonly messages: CorporateMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const EnquiryContext = createContext<Carried | undefined>(undefined)

/** Props of `EnquiryProvider`. */
export interface EnquiryProviderProps {
  /** The store the host made. */
  readonly store: EnquiryStore
  /** Every word the page shows. @default English */
  readonly messages?: CorporateMessages
  /** What reads the store: the page, and whatever a host adds to it. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function EnquiryProvider({ store, messages = en, children }: EnquiryProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <EnquiryContext.Provider value={carried}>{children}</EnquiryContext.Provider>
}

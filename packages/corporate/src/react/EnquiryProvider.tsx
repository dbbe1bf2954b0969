import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { CorporateMessages } from '../messages/CorporateMessages.ts'
import { landingEn } from '../messages/landingEn.ts'
import type { EnquiryStore } from '../store/EnquiryStore.ts'
import type { CorporateSlots } from './CorporateSlots.ts'
import { SlotsContext } from './createCorporatePart.ts'

interface Carried {
  readonly store: EnquiryStore
  readonly messages: CorporateMessages
}

/** Provides the store and messages to the components below; read it through the package's hooks. */
export const EnquiryContext = createContext<Carried | undefined>(undefined)

/** Props of `EnquiryProvider`. */
export interface EnquiryProviderProps {
  /** The store that the host created. */
  readonly store: EnquiryStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<CorporateMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: CorporateSlots | undefined
  /** Components that use the store: the page, and components that the host adds to it. */
  readonly children: ReactNode
}

// The messages of the form and of the recipient list are loaded together with these parts.
const initialEn: CorporateMessages = { landing: landingEn }

/** Provides the store, messages and slots to the components below. */
export function EnquiryProvider({ store, messages, slots, children }: EnquiryProviderProps) {
  const words = mergeMessages(initialEn, messages)
  const carried = useMemo(() => ({ store, messages: words }), [store, words])
  return (
    <EnquiryContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </EnquiryContext.Provider>
  )
}

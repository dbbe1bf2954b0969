import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { ReceiverMessages } from '../messages/ReceiverMessages.ts'
import { receiverEn } from '../messages/receiverEn.ts'
import type { ReceiverStore } from '../store/createReceiverStore.ts'
import { ReceiverSlotsContext } from './createReceiverPart.ts'
import type { ReceiverSlots } from './ReceiverSlots.ts'

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
  /** Messages to change, at any depth, in an object that stays the same between renders. @default English */
  readonly messages?: PartialMessages<ReceiverMessages> | undefined
  /**
   * Replaces or wraps parts, in an object that stays the same between renders.
   *
   * @default the package's own parts
   */
  readonly slots?: ReceiverSlots | undefined
  /** Components that read the store: the form, and any that a host adds. */
  readonly children: ReactNode
}

/** Provides the store, the messages and the slots to its children. */
export function ReceiverProvider({ store, messages, slots, children }: ReceiverProviderProps) {
  const words = mergeMessages(receiverEn, messages)
  const carried = useMemo(() => ({ store, messages: words }), [store, words])
  return (
    <ReceiverContext.Provider value={carried}>
      <ReceiverSlotsContext.Provider value={slots}>{children}</ReceiverSlotsContext.Provider>
    </ReceiverContext.Provider>
  )
}

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

/** React context of the store and the messages; read it through the package's hooks. */
export const ReceiverContext = createContext<Carried | undefined>(undefined)

/** Props of `ReceiverProvider`. */
export interface ReceiverProviderProps {
  /** The store created by the host. */
  readonly store: ReceiverStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<ReceiverMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: ReceiverSlots | undefined
  /** Components that use the store: the form, and components that a host adds. */
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

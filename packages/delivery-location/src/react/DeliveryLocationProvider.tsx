import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { en } from '../messages/en.ts'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'
import { SlotsContext } from './createLocationPart.ts'
import type { LocationSlots } from './LocationSlots.ts'

interface Carried {
  readonly store: DeliveryLocationStore
  readonly messages: DeliveryLocationMessages
}

/** Context with the store and the messages; read only by the package's own hooks. */
export const DeliveryLocationContext = createContext<Carried | undefined>(undefined)

/** Props of `DeliveryLocationProvider`. */
export interface DeliveryLocationProviderProps {
  /** The store created by the host. */
  readonly store: DeliveryLocationStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<DeliveryLocationMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: LocationSlots | undefined
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function DeliveryLocationProvider({
  store,
  messages,
  slots,
  children,
}: DeliveryLocationProviderProps) {
  const words = mergeMessages(en, messages)
  const carried = useMemo(() => ({ store, messages: words }), [store, words])
  return (
    <DeliveryLocationContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </DeliveryLocationContext.Provider>
  )
}

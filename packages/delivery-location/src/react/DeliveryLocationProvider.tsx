import { createContext, type ReactNode, useMemo } from 'react'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { en } from '../messages/en.ts'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

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
  /** Messages of the box. @default English */
  readonly messages?: DeliveryLocationMessages
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function DeliveryLocationProvider({ store, messages = en, children }: DeliveryLocationProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <DeliveryLocationContext.Provider value={carried}>{children}</DeliveryLocationContext.Provider>
}

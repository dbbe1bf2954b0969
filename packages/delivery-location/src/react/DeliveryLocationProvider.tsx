import { createContext, type ReactNode, useMemo } from 'react'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { en } from '../messages/en.ts'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

interface Carried {
  readonly store: DeliveryLocationStore
  readonly messages: DeliveryLocationMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const DeliveryLocationContext = createContext<Carried | undefined>(undefined)

/** Props of `DeliveryLocationProvider`. */
export interface DeliveryLocationProviderProps {
  /** The store the host made. */
  readonly store: DeliveryLocationStore
  /** Every word the box shows. @default English */
  readonly messages?: DeliveryLocationMessages
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function DeliveryLocationProvider({ store, messages = en, children }: DeliveryLocationProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <DeliveryLocationContext.Provider value={carried}>{children}</DeliveryLocationContext.Provider>
}

import { type Currency, formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperStore } from '../store/HamperStore.ts'

interface Carried {
  readonly store: HamperStore
  readonly messages: HamperMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const HamperContext = createContext<Carried | undefined>(undefined)

/** Props of `HamperProvider`. */
export interface HamperProviderProps {
  /** The store the host made. */
  readonly store: HamperStore
  /** Every word the builder shows. @default English */
  readonly messages?: HamperMessages
  /** The currency prices are shown in. @default rupees */
  readonly currency?: Currency
  /** What reads the store: the builder, and whatever a host adds to it. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function HamperProvider({ store, messages = en, currency = inr, children }: HamperProviderProps) {
  const carried = useMemo(() => {
    // Words of a host may price in a way of their own; in another currency than rupees the rate says it.
    const price: HamperMessages['price'] = (amount) => formatPrice(amount, currency)
    return { store, messages: currency.code === inr.code ? messages : { ...messages, price } }
  }, [store, messages, currency])
  return <HamperContext.Provider value={carried}>{children}</HamperContext.Provider>
}

import { type Currency, inr } from '@store/api-client/contract/rules/formatPrice'
import { createContext, type ReactNode, useMemo } from 'react'
import type { CartMessages } from '../messages/CartMessages.ts'
import { en } from '../messages/en.ts'
import type { CartStore } from '../store/createCartStore.ts'

interface Carried {
  readonly store: CartStore
  readonly messages: CartMessages
  readonly currency: Currency
}

/** Provides the store, messages and currency to the components below; only the package's own hooks read it. */
export const CartContext = createContext<Carried | undefined>(undefined)

/** Props of `CartProvider`. */
export interface CartProviderProps {
  /** The store that the host created. */
  readonly store: CartStore
  /** All UI messages of the cart. @default English */
  readonly messages?: CartMessages
  /** The currency of displayed prices. @default rupees */
  readonly currency?: Currency
  /** The components that may read the cart. */
  readonly children: ReactNode
}

/** Provides the store, messages and currency to the components below. */
export function CartProvider({ store, messages = en, currency = inr, children }: CartProviderProps) {
  const carried = useMemo(() => ({ store, messages, currency }), [store, messages, currency])
  return <CartContext.Provider value={carried}>{children}</CartContext.Provider>
}

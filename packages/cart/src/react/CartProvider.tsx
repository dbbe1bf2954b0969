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

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const CartContext = createContext<Carried | undefined>(undefined)

/** Props of `CartProvider`. */
export interface CartProviderProps {
  /** The store the host made. */
  readonly store: CartStore
  /** Every word the cart shows. @default English */
  readonly messages?: CartMessages
  /** The currency prices are shown in. @default rupees */
  readonly currency?: Currency
  /** What may read the cart. */
  readonly children: ReactNode
}

/** Gives the components below their store, words and currency. */
export function CartProvider({ store, messages = en, currency = inr, children }: CartProviderProps) {
  const carried = useMemo(() => ({ store, messages, currency }), [store, messages, currency])
  return <CartContext.Provider value={carried}>{children}</CartContext.Provider>
}

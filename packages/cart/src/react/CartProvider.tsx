import { type Currency, inr } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { CartMessages } from '../messages/CartMessages.ts'
import { en } from '../messages/en.ts'
import type { CartStore } from '../store/createCartStore.ts'
import type { CartSlots } from './CartSlots.ts'
import { SlotsContext } from './createCartPart.ts'

interface Carried {
  readonly store: CartStore
  readonly messages: CartMessages
  readonly currency: Currency
}

/** Provides the store, messages and currency to the components below; read it through the package's hooks. */
export const CartContext = createContext<Carried | undefined>(undefined)

/** Props of `CartProvider`. */
export interface CartProviderProps {
  /** The store that the host created. */
  readonly store: CartStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<CartMessages> | undefined
  /** The currency of displayed prices. @default rupees */
  readonly currency?: Currency
  /**
   * Replaces, wraps or adds parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: CartSlots | undefined
  /** The components that use the cart. */
  readonly children: ReactNode
}

/** Provides the store, messages, slots and currency to the components below. */
export function CartProvider({ store, messages, slots, currency = inr, children }: CartProviderProps) {
  const words = mergeMessages(en, messages)
  const carried = useMemo(() => ({ store, messages: words, currency }), [store, words, currency])
  return (
    <CartContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </CartContext.Provider>
  )
}

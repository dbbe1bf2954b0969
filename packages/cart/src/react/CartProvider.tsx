import { type Currency, inr } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { CartMessages } from '../messages/CartMessages.ts'
import { en } from '../messages/en.ts'
import { type CartSelectors, createCartSelectors } from '../store/createCartSelectors.ts'
import type { CartStore } from '../store/createCartStore.ts'
import type { CartSlots } from './CartSlots.ts'
import { SlotsContext } from './createCartPart.ts'

/** What `CartProvider` provides to the package's hooks. */
export interface CartContextValue extends CartSelectors {
  readonly store: CartStore
  readonly messages: CartMessages
  readonly currency: Currency
}

/** Provides the store, messages and currency to the components below; read it through the package's hooks. */
export const CartContext = createContext<CartContextValue | undefined>(undefined)

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
  const value = useMemo(
    () => ({ store, messages: words, currency, ...createCartSelectors(currency, words.locale) }),
    [store, words, currency],
  )
  return (
    <CartContext.Provider value={value}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </CartContext.Provider>
  )
}

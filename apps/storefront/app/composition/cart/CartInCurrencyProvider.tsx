import { CartProvider } from '@store/cart'
import type { CartStore } from '@store/cart/headless'
import type { ReactNode } from 'react'
import { cartMessages } from '#messages/packages/cartMessages.ts'
import { useCurrency } from '../currency/CurrencyProvider.tsx'

/** Props of `CartInCurrencyProvider`. */
export interface CartInCurrencyProviderProps {
  readonly store: CartStore
  readonly children: ReactNode
}

/** Provides the cart to its children, with prices in the display currency. */
export function CartInCurrencyProvider({ store, children }: CartInCurrencyProviderProps) {
  return (
    <CartProvider store={store} currency={useCurrency()} messages={cartMessages}>
      {children}
    </CartProvider>
  )
}

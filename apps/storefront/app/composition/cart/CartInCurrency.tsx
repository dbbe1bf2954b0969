import { CartProvider } from '@store/cart'
import type { CartStore } from '@store/cart/headless'
import type { ReactNode } from 'react'
import { cartMessages } from '#messages/packages/cartMessages.ts'
import { useCurrency } from '../currency/CurrencyProvider.tsx'

/** Props of `CartInCurrency`. */
export interface CartInCurrencyProps {
  readonly store: CartStore
  readonly children: ReactNode
}

/** Provides the cart to its children, with prices in the display currency. */
export function CartInCurrency({ store, children }: CartInCurrencyProps) {
  return (
    <CartProvider store={store} currency={useCurrency()} messages={cartMessages}>
      {children}
    </CartProvider>
  )
}

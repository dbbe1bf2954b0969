'use client'
import { CartProvider, CartView } from '@store/cart'
import { useState } from 'react'
import { createInMemoryCartStore } from '../shared/createInMemoryCartStore'
// The example of the README of @store/ui, verbatim.
import { Links } from './Links'

export function CartPage() {
  const [store] = useState(createInMemoryCartStore)
  return (
    <Links>
      <CartProvider store={store}>
        <CartView />
      </CartProvider>
    </Links>
  )
}

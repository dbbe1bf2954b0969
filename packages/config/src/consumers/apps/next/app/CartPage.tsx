'use client'
import { CartProvider, CartView } from '@store/cart'
import { useState } from 'react'
import { createCart } from '../shared/createCart'
// The example of the README of @store/ui, verbatim.
import { Links } from './Links'

export function CartPage() {
  const [store] = useState(createCart)
  return (
    <Links>
      <CartProvider store={store}>
        <CartView />
      </CartProvider>
    </Links>
  )
}

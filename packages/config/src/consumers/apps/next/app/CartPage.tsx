'use client'
import { CartProvider, CartView } from '@store/cart'
import { useState } from 'react'
import { createCart } from '../shared/createCart'

export function CartPage() {
  const [store] = useState(createCart)
  return (
    <CartProvider store={store}>
      <CartView />
    </CartProvider>
  )
}

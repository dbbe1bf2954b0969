import { useContext } from 'react'
import { CartContext, type CartContextValue } from './CartProvider.tsx'

/** Returns what the nearest `CartProvider` provides; throws outside of one. */
export function useCartContext(): CartContextValue {
  const provided = useContext(CartContext)
  if (!provided) {
    throw new Error('useCart: no CartProvider above this component. Wrap it in one and hand it a store.')
  }
  return provided
}

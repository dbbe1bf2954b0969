import type { FormattedTotals } from '@store/api-client/contract/rules/formatTotals'
import { useStore } from 'zustand'
import type { CartState } from '../store/CartState.ts'
import type { OptimisticCart } from '../store/selectOptimisticCart.ts'
import { useCartContext } from './useCartContext.ts'
import { type CartServices, useCartServices } from './useCartServices.ts'

/** Result of `useCart`. */
export interface UseCartResult extends CartServices {
  readonly state: CartState
  /** The optimistic cart, with pending changes; missing until it is loaded. */
  readonly cart: OptimisticCart | undefined
  /** Amounts of the cart as texts that add up in the shopper's currency; missing until the cart is loaded. */
  readonly totals: FormattedTotals | undefined
}

/**
 * Returns the state, actions and messages of the nearest `CartProvider` and re-renders for each change; throws outside
 * of one.
 */
export function useCart(): UseCartResult {
  const { store, selectCart, selectTotals } = useCartContext()
  const state = useStore(store)
  return { ...useCartServices(), state, cart: selectCart(state), totals: selectTotals(state) }
}

import type { FormattedTotals } from '@store/api-client/contract/rules/formatTotals'
import { useStore } from 'zustand'
import type { CartState } from '../store/CartState.ts'
import type { OptimisticCart } from '../store/selectOptimisticCart.ts'
import { useCartContext } from './useCartContext.ts'

/**
 * Returns a part of the state of the nearest `CartProvider` and re-renders when it changes. The selector must return a
 * part of the state or a primitive, not a new object.
 */
export const useCartState = <Part>(selectPart: (state: CartState) => Part): Part =>
  useStore(useCartContext().store, selectPart)

/** Returns the optimistic cart, with pending changes; `undefined` until it is loaded. */
export const useOptimisticCart = (): OptimisticCart | undefined => useCartState(useCartContext().selectCart)

/** Returns the amounts of the optimistic cart as texts; `undefined` until it is loaded. */
export const useCartTotals = (): FormattedTotals | undefined => useCartState(useCartContext().selectTotals)

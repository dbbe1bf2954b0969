import type { FormattedTotals } from '@store/api-client/contract/rules/formatTotals'
import { useDeferredValue } from 'react'
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

/**
 * Returns a part of the state like `useCartState`, but deferred: after a change, components first render with the former
 * value, so that the browser can paint what the shopper pressed, and then again with the new one. All deferred parts
 * change together.
 */
export const useDeferredCartState = <Part>(selectPart: (state: CartState) => Part): Part =>
  useDeferredValue(useCartState(selectPart))

/** Returns the optimistic cart, with pending changes, deferred; `undefined` until it is loaded. */
export const useOptimisticCart = (): OptimisticCart | undefined =>
  useDeferredCartState(useCartContext().selectCart)

/** Returns the amounts of the optimistic cart as texts, deferred; `undefined` until it is loaded. */
export const useCartTotals = (): FormattedTotals | undefined =>
  useDeferredCartState(useCartContext().selectTotals)

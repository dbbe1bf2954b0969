import type { Paise } from '@store/api-client/contract/money'
import { formatPrice, getStruckListPrice } from '@store/api-client/contract/rules/formatPrice'
import { type FormattedTotals, formatTotals } from '@store/api-client/contract/rules/formatTotals'
import { useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CartMessages } from '../messages/CartMessages.ts'
import type { CartActions } from '../store/CartActions.ts'
import type { CartPorts } from '../store/CartPorts.ts'
import type { CartState } from '../store/CartState.ts'
import type { CartStore } from '../store/createCartStoreWithMutations.ts'
import { type OptimisticCart, selectOptimisticCart } from '../store/selectOptimisticCart.ts'
import { CartContext } from './CartProvider.tsx'

/** Result of `useCart`. */
export interface UseCartResult {
  readonly state: CartState
  /** The optimistic cart, with pending changes; missing until it is loaded. */
  readonly cart: OptimisticCart | undefined
  /** Amounts of the cart as texts that add up in the shopper's currency; missing until the cart is loaded. */
  readonly totals: FormattedTotals | undefined
  readonly actions: CartActions
  readonly messages: CartMessages
  /** URLs that the cart links to. */
  readonly hrefs: CartPorts['hrefs']
  /** Best sellers and categories for an empty cart, if the host has them. */
  readonly bestSellers: CartPorts['bestSellers']
  /** Categories that the server rendered with an empty cart. */
  readonly categories: CartPorts['categories']
  /** Runs work after the first interaction with the page. */
  readonly scheduleLazyWork: CartStore['scheduleLazyWork']
  /** Whether the host supports favorites, so that a line can be moved there. */
  readonly hasFavorites: boolean
  /** Formats an amount in the shopper's currency. */
  readonly price: (amount: Paise) => string
  /** Formats the list price to strike through; `undefined` if it is not above the price. */
  readonly struckPrice: (price: Paise, listPrice: Paise) => string | undefined
}

/** Returns the state, actions and messages of the nearest `CartProvider`; throws outside of one. */
export function useCart(): UseCartResult {
  const carried = useContext(CartContext)
  if (!carried) {
    throw new Error('useCart: no CartProvider above this component. Wrap it in one and hand it a store.')
  }
  const { store, messages, currency } = carried
  const { locale } = messages
  const state = useStore(store)
  const { serverCart, pending } = state
  const cart = useMemo(() => selectOptimisticCart({ serverCart, pending }), [serverCart, pending])
  const totals = useMemo(() => cart && formatTotals(cart, currency, locale), [cart, currency, locale])
  const price = (amount: Paise) => formatPrice(amount, currency, locale)
  const struckPrice = (sell: Paise, list: Paise) => {
    const struck = getStruckListPrice(sell, list)
    return struck === undefined ? undefined : price(struck)
  }
  const { actions, hrefs, bestSellers, categories, scheduleLazyWork, hasFavorites } = store
  const offered = { hrefs, bestSellers, categories, scheduleLazyWork, hasFavorites }
  return { state, cart, totals, actions, messages, ...offered, price, struckPrice }
}

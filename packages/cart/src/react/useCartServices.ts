import { formatPrice, getStruckListPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'
import type { CartMessages } from '../messages/CartMessages.ts'
import type { CartActions } from '../store/CartActions.ts'
import type { CartPorts } from '../store/CartPorts.ts'
import type { CartStore } from '../store/createCartStoreWithMutations.ts'
import { useCartContext } from './useCartContext.ts'

/** What the cart's components use besides its state. */
export interface CartServices {
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

/** Returns the actions, messages and formats of the nearest `CartProvider`, without re-rendering for its state. */
export function useCartServices(): CartServices {
  const { store, messages, currency } = useCartContext()
  const { locale } = messages
  const price = (amount: Paise) => formatPrice(amount, currency, locale)
  const struckPrice = (sell: Paise, list: Paise) => {
    const struck = getStruckListPrice(sell, list)
    return struck === undefined ? undefined : price(struck)
  }
  const { actions, hrefs, bestSellers, categories, scheduleLazyWork, hasFavorites } = store
  return {
    actions,
    messages,
    hrefs,
    bestSellers,
    categories,
    scheduleLazyWork,
    hasFavorites,
    price,
    struckPrice,
  }
}

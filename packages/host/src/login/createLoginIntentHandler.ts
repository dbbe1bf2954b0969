import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { LoginIntent, Navigate } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import type { CartStore } from '@store/cart/headless'

/** Ports to carry out an intent on the page that the visitor returned to. */
export interface LoginIntentHandlerDependencies {
  /** The cart store, if the page has one. */
  readonly cart: () => CartStore | undefined
  readonly addFavorite: (id: ProductId) => void
  readonly addToCart: (request: AddToCartRequest) => Promise<unknown>
  /** Shows the saved addresses, if the page supports it. */
  readonly showAddresses: () => void
  readonly go: Navigate
  readonly cartHref: () => string
}

/** Creates the handler of an intent that was interrupted by a login on another page or by a reload. */
export function createLoginIntentHandler({
  cart,
  addFavorite,
  addToCart,
  showAddresses,
  go,
  cartHref,
}: LoginIntentHandlerDependencies) {
  return (intent: LoginIntent): void => {
    switch (intent.kind) {
      case 'account':
      case 'referAndEarn':
        return
      case 'placeOrder': {
        const opened = cart()
        if (opened) void opened.actions.placeOrder()
        else go(cartHref())
        return
      }
      case 'redeemPoints':
        cart()?.actions.redeemPoints(true)
        return
      case 'favorite':
        if (intent.productId !== undefined) addFavorite(intent.productId)
        return
      case 'savedAddresses':
        showAddresses()
        return
      case 'addToCart':
        void addToCart(intent.request)
    }
  }
}

import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { LoginIntent, Navigate } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import type { CartStore } from '@store/cart/headless'
import { hrefs } from './hrefs.ts'

/** What a wish can be done with, on the page that was come back to. */
export interface IntentHandlerPorts {
  /** The cart's store, where the page has one. */
  readonly cart: () => CartStore | undefined
  readonly addFavorite: (id: ProductId) => void
  readonly addToCart: (request: AddToCartRequest) => Promise<unknown>
  /** Shows the saved addresses, where the page has a place for them. */
  readonly showAddresses: () => void
  readonly go: Navigate
}

/** Does what a visitor wanted before the login took them to another page, or through a reload. */
export function createIntentHandler({ cart, addFavorite, addToCart, showAddresses, go }: IntentHandlerPorts) {
  return (intent: LoginIntent): void => {
    switch (intent.kind) {
      case 'account':
      case 'referAndEarn':
        return
      case 'placeOrder': {
        const opened = cart()
        if (opened) void opened.actions.placeOrder()
        else go(hrefs.cart())
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

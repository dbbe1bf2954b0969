import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { LoginIntent, Navigate } from '@store/api-client/contract/ports'
import type { ProductId } from '@store/api-client/contract/wishlist'
import type { CartStore } from '@store/cart/headless'
import { hrefs } from './hrefs.ts'

/** What a wish can be done with, on the page that was come back to. */
export interface FulfilParts {
  /** The cart's store, where the page has one. */
  readonly cart: () => CartStore | undefined
  readonly wish: (id: ProductId) => void
  readonly add: (request: AddToCartRequest) => Promise<unknown>
  /** Shows the saved addresses, where the page has a place for them. */
  readonly showAddresses: () => void
  readonly go: Navigate
}

/** Does what a visitor wanted before the login took them to another page, or through a reload. */
export function createFulfil({ cart, wish, add, showAddresses, go }: FulfilParts) {
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
        if (intent.productId !== undefined) wish(intent.productId)
        return
      case 'savedAddresses':
        showAddresses()
        return
      case 'addToCart':
        void add(intent.request)
    }
  }
}

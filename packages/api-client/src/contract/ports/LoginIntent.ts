import type { AddToCartRequest } from '../cart/addToCart.ts'
import type { ProductId } from '../wire/index.ts'

/**
 * What a visitor wanted when asked to log in: plain data, for it outlives a reload and the way to Google and back. The
 * dialog words its prompt by it; who asked does it once the visitor is signed in.
 */
export type LoginIntent =
  | { readonly kind: 'account' }
  | { readonly kind: 'placeOrder' }
  /** A product was to be kept among the favorites. */
  | { readonly kind: 'favorite'; readonly productId?: ProductId | undefined }
  | { readonly kind: 'redeemPoints' }
  /** Saved addresses were asked for. */
  | { readonly kind: 'savedAddresses' }
  | { readonly kind: 'addToCart'; readonly request: AddToCartRequest }
  /** The visitor came to tell friends of the shop (specification 1, section 2). */
  | { readonly kind: 'referAndEarn' }

/** How a request to log in ended. */
export type LoginResult = 'loggedIn' | 'dismissed'

/** Asks the visitor to log in; settles when the dialog closes. */
export type RequestLogin = (intent: LoginIntent) => Promise<LoginResult>

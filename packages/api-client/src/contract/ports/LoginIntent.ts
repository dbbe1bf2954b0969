import type { AddToCartRequest } from '../cart/addToCart.ts'
import type { ProductId } from '../wire/index.ts'

/**
 * The action a visitor wanted when the login was requested: serializable data, because it must survive a reload and the
 * redirect to Google. The dialog derives its prompt from it; the feature that requested the login performs the action
 * once the visitor is signed in.
 */
export type LoginIntent =
  | { readonly kind: 'account' }
  | { readonly kind: 'placeOrder' }
  /** The visitor wanted to add a product to the favorites. */
  | { readonly kind: 'favorite'; readonly productId?: ProductId | undefined }
  | { readonly kind: 'redeemPoints' }
  /** The visitor requested the saved addresses. */
  | { readonly kind: 'savedAddresses' }
  | { readonly kind: 'addToCart'; readonly request: AddToCartRequest }
  /** The visitor wanted to refer friends (specification 1, section 2). */
  | { readonly kind: 'referAndEarn' }

/** Result of a login request. */
export type LoginResult = 'loggedIn' | 'dismissed'

/** Requests a login from the visitor; resolves when the dialog closes. */
export type RequestLogin = (intent: LoginIntent) => Promise<LoginResult>

/** What a visitor wanted when asked to log in; the dialog words its prompt by it. */
export type LoginIntent =
  | { readonly kind: 'account' }
  | { readonly kind: 'placeOrder' }
  /** A product was to be kept among the favorites. */
  | { readonly kind: 'favorite' }

/** How a request to log in ended. */
export type LoginEnd = 'loggedIn' | 'dismissed'

/** Asks the visitor to log in; settles when the dialog closes. */
export type RequestLogin = (intent: LoginIntent) => Promise<LoginEnd>

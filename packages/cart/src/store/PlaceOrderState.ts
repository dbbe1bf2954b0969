/** Progress of placing the order (specification 1, section 4, "Place order"). */
export type PlaceOrderState =
  | { readonly kind: 'idle' }
  /** Pending changes are being saved, the visitor is logging in, or the order request is in flight. */
  | { readonly kind: 'placing' }
  /** The server accepted the start of the order; the browser is leaving the page. */
  | { readonly kind: 'leaving' }
  /** Lines go to several countries, so the order cannot start. */
  | { readonly kind: 'severalCountries' }
  | {
      readonly kind: 'refused'
      /** The server's message, as plain text, that the order cannot start because a gift lacks its required text. */
      readonly message: string
    }
  | {
      readonly kind: 'outOfStock'
      /** The out-of-stock messages, as plain text from the server. */
      readonly messages: readonly string[]
    }

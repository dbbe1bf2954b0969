/** Progress of placing the order (specification 1, section 4, "Place order"). */
export type OrderProgress =
  | { readonly kind: 'idle' }
  /** Changes are being settled, the visitor logs in, or the server is being asked. */
  | { readonly kind: 'placing' }
  /** The server let the order begin; the page is being left. */
  | { readonly kind: 'leaving' }
  /** Lines go to several countries, so no order begins. */
  | { readonly kind: 'severalCountries' }
  | {
      readonly kind: 'refused'
      /** Why the order cannot start, as plain text from the server: a gift lacks its required text. */
      readonly message: string
    }
  | {
      readonly kind: 'outOfStock'
      /** Items that are out of stock, as plain text from the server. */
      readonly messages: readonly string[]
    }

/** How placing the order stands (specification 1, section 4, "Place order"). */
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
      /** Why the order cannot begin, in the server's words, as plain text: a gift that needs words has none. */
      readonly message: string
    }
  | {
      readonly kind: 'outOfStock'
      /** What is out of stock, in the server's words, as plain text. */
      readonly messages: readonly string[]
    }

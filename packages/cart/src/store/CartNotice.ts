/** Something to tell the shopper once; the components word it. */
export interface CartNotice {
  /** Its own name among the notices of this cart. */
  readonly id: string
  readonly kind: CartNoticeKind
}

/** What a notice is about (specification 1, section 8). */
export type CartNoticeKind =
  /** A new quantity was confirmed. */
  | 'quantityChanged'
  /** A line was removed. */
  | 'lineRemoved'
  /** The order was not begun because the cart is another one now. */
  | 'cartChanged'
  /** An action failed and was taken back. */
  | 'failed'

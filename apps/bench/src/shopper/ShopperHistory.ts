/** Gifts by their product number: how many of each. */
export type GiftQuantities = Readonly<Record<number, number>>

/** An order a shopper asked for, and what was said. */
export interface RequestedOrder {
  readonly key: string
  /** What the shopper saw in the cart when asking. */
  readonly gifts: GiftQuantities
  /** Their titles, and how many of each. */
  readonly titles: Readonly<Record<string, number>>
  /** Nothing while no answer came. */
  readonly response:
    | { readonly kind: 'placed'; readonly orderId: string; readonly tries: number }
    | { readonly kind: 'refused'; readonly code: string }
    | undefined
}

/** What a shopper asked for and was told. */
export interface ShopperHistory {
  readonly email: string
  readonly orders: readonly RequestedOrder[]
  /** What the shopper saw that no shopper may ever see, one sentence each. */
  readonly complaints: readonly string[]
}

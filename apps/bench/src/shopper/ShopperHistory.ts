/** Quantities by product id. */
export type GiftQuantities = Readonly<Record<number, number>>

/** A requested order, and its response. */
export interface RequestedOrder {
  readonly key: string
  /** The cart as the shopper saw it when ordering. */
  readonly gifts: GiftQuantities
  /** Quantities by product title. */
  readonly titles: Readonly<Record<string, number>>
  /** Undefined while there is no response. */
  readonly response:
    | { readonly kind: 'placed'; readonly orderId: string; readonly tries: number }
    | { readonly kind: 'refused'; readonly code: string }
    | undefined
}

/** A shopper's requests and responses. */
export interface ShopperHistory {
  readonly email: string
  readonly orders: readonly RequestedOrder[]
  /** Violations that the shopper observed, one sentence each. */
  readonly complaints: readonly string[]
}

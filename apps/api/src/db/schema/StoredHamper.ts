/** The stored contents of a hamper; prices are read from the products. */
export interface StoredHamper {
  /** Delivery date, `YYYY-MM-DD`; null for the earliest. */
  readonly date: string | null
  /** Contents of the hamper, in the order in which the shopper selected them. */
  readonly pieces: readonly StoredHamperItem[]
}

/** Units of one gift, chosen in one step. */
export interface StoredHamperItem {
  /** Name of the step. */
  readonly step: string
  readonly nid: number
  /** Units per hamper. */
  readonly quantity: number
}

/** What a shopper filled a hamper with, as the database keeps it; prices are the products' to say. */
export interface StoredHamper {
  /** Day it is wanted on, `YYYY-MM-DD`; null for the earliest there is. */
  readonly date: string | null
  /** In the order in which they were chosen. */
  readonly pieces: readonly StoredHamperItem[]
}

/** Pieces of one gift, chosen in one step. */
export interface StoredHamperItem {
  /** Name of the step. */
  readonly step: string
  readonly nid: number
  /** Pieces in one hamper. */
  readonly quantity: number
}

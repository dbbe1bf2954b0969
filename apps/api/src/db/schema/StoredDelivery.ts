/** A day of delivery that a shopper chose, as the database keeps it. */
export interface StoredDelivery {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly by: 'vendor' | 'courier'
  /** The hours of that day; null for any. */
  readonly slot: StoredSlot | null
  /** The shopper was told that it can no longer be had. @default it can, or nobody was told */
  readonly isLost?: true
}

/** A slot as it was when it was chosen. */
export interface StoredSlot {
  readonly id: string
  readonly title: string
  readonly startHour: number
  readonly endHour: number
  /** In paise. */
  readonly cost: number
}

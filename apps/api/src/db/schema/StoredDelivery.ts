/** A stored delivery date that a shopper chose. */
export interface StoredDelivery {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly by: 'vendor' | 'courier'
  /** The slot of that date; null for any slot. */
  readonly slot: StoredSlot | null
  /** Whether the shopper has seen that the date is no longer available. @default false */
  readonly isLost?: true
  /** Whether the chosen slot was removed because it can no longer be ordered. @default false */
  readonly isSlotLost?: true
}

/** The slot as it was when it was chosen. */
export interface StoredSlot {
  readonly id: string
  readonly title: string
  readonly startHour: number
  readonly endHour: number
  /** Cost of the slot in paise. */
  readonly cost: number
}

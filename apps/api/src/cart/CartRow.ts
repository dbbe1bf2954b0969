/** A cart as the database keeps it. */
export interface CartRow {
  readonly id: string
  readonly version: number
  /** The account it belongs to; null for a guest's. */
  readonly userId: number | null
  readonly couponCode: string | null
  readonly redeemsPoints: boolean
}

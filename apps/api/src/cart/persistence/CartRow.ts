/** A row of the cart table. */
export interface CartRow {
  readonly id: string
  readonly version: number
  /** The account that owns the cart; null for a guest's cart. */
  readonly userId: number | null
  readonly couponCode: string | null
  readonly redeemsPoints: boolean
}

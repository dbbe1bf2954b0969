import type { Paise } from '@store/api-client/contract/money'

/** A change the server confirmed, with the data for its screen reader announcement. */
export type ConfirmedChange = {
  /** Total of the cart after the change. */
  readonly total: Paise
} & (
  | {
      readonly kind: 'quantity'
      /** Title of the line, or of the combo. */
      readonly title: string
      /** Quantity after the change. */
      readonly quantity: number
    }
  | {
      readonly kind: 'removed' | 'added' | 'saved' | 'message'
      /** Title of the line, or of the combo. */
      readonly title: string
    }
  | {
      readonly kind: 'coupon'
      /** The code that was applied or removed. */
      readonly code: string
      readonly isApplied: boolean
    }
  | {
      readonly kind: 'points'
      readonly isRedeemed: boolean
    }
)

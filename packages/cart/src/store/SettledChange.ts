import type { Paise } from '@store/api-client/contract/money'

/** A change the server confirmed, with the data for its screen reader announcement. */
export type SettledChange = {
  /** The cart's total now. */
  readonly total: Paise
} & (
  | {
      readonly kind: 'quantity'
      /** Title of the line, or of the combo. */
      readonly title: string
      /** The quantity now. */
      readonly quantity: number
    }
  | {
      readonly kind: 'removed' | 'added' | 'saved' | 'message'
      /** Title of the line, or of the combo. */
      readonly title: string
    }
  | {
      readonly kind: 'coupon'
      /** The code that applies now, or did until now. */
      readonly code: string
      readonly isApplied: boolean
    }
  | {
      readonly kind: 'points'
      readonly isRedeemed: boolean
    }
)

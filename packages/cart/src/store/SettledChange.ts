import type { Paise } from '@store/api-client/contract/money'

/** A change the server confirmed, with what a shopper who cannot see the page wants to hear. */
export type SettledChange =
  | {
      readonly kind: 'quantity'
      /** Title of the line. */
      readonly title: string
      /** The line's quantity now. */
      readonly quantity: number
      /** The cart's total now. */
      readonly total: Paise
    }
  | {
      readonly kind: 'removed'
      /** Title of the line that is gone. */
      readonly title: string
      /** The cart's total now. */
      readonly total: Paise
    }

import type { LineId } from '@store/api-client/contract/cart'

/** A change the shopper made that the server has not confirmed yet. */
export type PendingChange =
  | {
      readonly kind: 'quantity'
      readonly lineId: LineId
      /** The quantity aimed at. */
      readonly quantity: number
      /** The quantity before it. */
      readonly from: number
    }
  | { readonly kind: 'remove'; readonly lineId: LineId }

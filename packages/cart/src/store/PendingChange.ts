import type { AttributeId, CartLine, ComboId, LineId, ProductId } from '@store/api-client/contract/cart'

/** A change of the shopper that the server has not confirmed yet. */
export type PendingChange =
  | {
      readonly kind: 'quantity'
      readonly lineId: LineId
      /** The target quantity. */
      readonly quantity: number
      /** The quantity before it. */
      readonly from: number
    }
  | {
      /** Changes the quantity of a whole combo. */
      readonly kind: 'combo'
      readonly comboId: ComboId
      /** The target number of complete combos. */
      readonly sets: number
    }
  | {
      readonly kind: 'message'
      readonly lineId: LineId
      readonly attributeId: AttributeId
      /** The message before. */
      readonly from: string
      readonly text: string
    }
  | { readonly kind: 'freebie'; readonly lineId: LineId; readonly isDeclined: boolean }
  | {
      readonly kind: 'remove'
      readonly lineIds: readonly LineId[]
      /** Whether the line was moved to the favorites. @default false */
      readonly isFavorite?: boolean
    }
  | {
      /** Undoes a removal. */
      readonly kind: 'restore'
      /** The removed lines as they were before the removal, shown until the server returns them. */
      readonly lines: readonly CartLine[]
      /** The order of the cart's lines before the removal; a removed line that is missing in it was saved for later. */
      readonly order: readonly LineId[]
    }
  | {
      /** Saves lines for later, or moves them back to the cart. */
      readonly kind: 'save'
      readonly lineIds: readonly LineId[]
      readonly isSaved: boolean
      /** The former order of the cart's lines, for lines that move back. @default at the end */
      readonly order?: readonly LineId[]
    }
  | { readonly kind: 'addOn'; readonly productId: ProductId; readonly belongsTo: LineId | undefined }
  | {
      readonly kind: 'coupon'
      /** The code, in capitals; an empty one removes the coupon. */
      readonly code: string
    }
  | {
      /** Redeems reward points for a part of the cart, or stops redeeming them. */
      readonly kind: 'points'
      readonly isRedeemed: boolean
    }

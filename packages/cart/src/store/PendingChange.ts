import type { AttributeId, CartLine, ComboId, LineId, ProductId } from '@store/api-client/contract/cart'

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
  | {
      /** All lines of a combo at once. */
      readonly kind: 'combo'
      readonly comboId: ComboId
      /** Whole combos aimed at. */
      readonly sets: number
    }
  | {
      readonly kind: 'message'
      readonly lineId: LineId
      readonly attributeId: AttributeId
      /** The words before. */
      readonly from: string
      readonly text: string
    }
  | { readonly kind: 'freebie'; readonly lineId: LineId; readonly isDeclined: boolean }
  | {
      readonly kind: 'remove'
      readonly lineIds: readonly LineId[]
      /** It went to the favorites. @default false */
      readonly isFavorite?: boolean
    }
  | {
      /** Undoes a removal. */
      readonly kind: 'restore'
      /** The lines as they were, to be shown until the server says them. */
      readonly lines: readonly CartLine[]
      /** How the lines of the cart stood before; a line that is not among them was put aside. */
      readonly order: readonly LineId[]
    }
  | {
      /** Puts lines aside, or takes them back into the cart. */
      readonly kind: 'save'
      readonly lineIds: readonly LineId[]
      readonly isSaved: boolean
      /** How the lines of the cart stood before, for lines that come back. @default at the end */
      readonly order?: readonly LineId[]
    }
  | { readonly kind: 'addOn'; readonly productId: ProductId; readonly belongsTo: LineId | undefined }
  | {
      readonly kind: 'coupon'
      /** The code, in capitals; an empty one takes the coupon out. */
      readonly code: string
    }
  | {
      /** Lets reward points pay a part of the cart, or not. */
      readonly kind: 'points'
      readonly isRedeemed: boolean
    }

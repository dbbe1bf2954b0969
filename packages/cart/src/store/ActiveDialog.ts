import type { AttributeId, ComboId, LineId } from '@store/api-client/contract/cart'

/** What the shopper is being asked in a dialog. */
export type ActiveDialog =
  /** Whether a line shall go (specification 1, section 4, "Remove"). */
  | { readonly kind: 'removeLine'; readonly lineId: LineId }
  /** Whether a whole combo shall go. */
  | { readonly kind: 'removeCombo'; readonly comboId: ComboId }
  /** Whether all lines of a combo shall follow ("Combo quantity change"). */
  | { readonly kind: 'replicate'; readonly lineId: LineId; readonly quantity: number }
  /** Which words a gift shall carry ("Personalised message"). */
  | {
      readonly kind: 'message'
      readonly lineId: LineId
      readonly attributeId: AttributeId
      /** The words the shopper saw when the question was asked; other words on the server are not written over. */
      readonly from: string
    }

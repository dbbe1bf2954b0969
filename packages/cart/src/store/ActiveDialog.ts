import type { AttributeId, ComboId, LineId } from '@store/api-client/contract/cart'

/** The dialog that is open. */
export type ActiveDialog =
  /** Asks whether to remove a line (specification 1, section 4, "Remove"). */
  | { readonly kind: 'removeLine'; readonly lineId: LineId }
  /** Asks whether to remove a whole combo. */
  | { readonly kind: 'removeCombo'; readonly comboId: ComboId }
  /** Asks whether to apply the quantity to all lines of a combo ("Combo quantity change"). */
  | { readonly kind: 'replicate'; readonly lineId: LineId; readonly quantity: number }
  /** Edits the message of a gift ("Personalised message"). */
  | {
      readonly kind: 'message'
      readonly lineId: LineId
      readonly attributeId: AttributeId
      /**
       * The gift's message when the dialog opened. If the message on the server has changed since, the shopper's text
       * does not overwrite it.
       */
      readonly from: string
    }

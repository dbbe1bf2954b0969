import type { AttributeId, LineId, ProductId } from '@store/api-client/contract/cart'
import type { Undoable } from './CartToast.ts'

/** The actions of a shopper or host on the cart. */
export interface CartActions {
  /** Marks the cart as viewed: loads it if it is not loaded, and reports the view once. */
  readonly view: () => Promise<void>
  /** Reloads the cart from the server, or joins a request in flight; pending changes stay pending. */
  readonly refresh: () => Promise<void>
  /**
   * Sets a line's quantity, clamped to its limits; shown immediately (optimistic update), or first asks whether the
   * rest of its combo follows. `from` is the quantity that the shopper saw: if another tap has changed it since,
   * the difference is applied.
   */
  readonly setQuantity: (lineId: LineId, quantity: number, from?: number) => void
  /** Opens the dialog that confirms the removal of a line, or of the combo it is part of. */
  readonly openRemoveDialog: (lineId: LineId) => void
  /** Opens the dialog for a line's message. */
  readonly openMessageDialog: (lineId: LineId, attributeId: AttributeId) => void
  /** Closes the dialog; nothing changes. */
  readonly closeDialog: () => void
  /** Removes the dialog's subject. */
  readonly confirmRemove: () => void
  /** Moves the dialog's line to the favorites instead; only if the host supports favorites. */
  readonly moveToFavorites: () => Promise<void>
  /** Changes the line alone, or all lines of its combo. */
  readonly confirmReplicate: (all: boolean) => void
  /** Saves the dialog's message, cleaned and truncated by the rule of gift texts. */
  readonly saveMessage: (text: string) => void
  /** Accepts or declines a free line. */
  readonly setFreebie: (lineId: LineId, isDeclined: boolean) => void
  /** Saves a line for later; a combo moves as a whole, and add-ons only with their gift. */
  readonly saveForLater: (lineId: LineId) => void
  /** Moves a saved line back into the cart. */
  readonly moveToCart: (lineId: LineId) => void
  /** Keeps the lines of one country and saves all others for later. */
  readonly keepCountry: (country: number) => void
  /** Adds an add-on to the first gift. */
  readonly addAddOn: (productId: ProductId) => void
  /**
   * Applies a coupon code, using the letters and digits of the typed text; the error of an invalid one is in
   * `couponError`.
   */
  readonly applyCoupon: (typed: string) => void
  /** Removes the coupon from the cart. */
  readonly removeCoupon: () => void
  /** Redeems reward points for a part of the cart, or not. */
  readonly redeemPoints: (isRedeemed: boolean) => void
  /** Undoes a removal or save for later. @default the last one */
  readonly undo: (undoable?: Undoable) => void
  /** Dismisses the undo of a removal or save for later: it is no longer offered. */
  readonly dismissUndo: (undoable: Undoable) => void
  /** Starts the order once nothing is pending; does nothing while one is in flight. */
  readonly placeOrder: () => Promise<void>
  /** Dismisses a toast. */
  readonly dismissToast: (id: string) => void
}

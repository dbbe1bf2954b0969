import type { AttributeId, LineId, ProductId } from '@store/api-client/contract/cart'
import type { UndoableRemoval } from './CartToast.ts'

/** The actions of a shopper or host on the cart. */
export interface CartActions {
  /** Marks the cart as viewed: loads it if necessary, and reports the view to analytics once. */
  readonly view: () => Promise<void>
  /** Reloads the cart from the server, or joins a request in flight. Pending changes stay pending. */
  readonly refresh: () => Promise<void>
  /**
   * Sets a line's quantity, clamped to its limits. The change is shown immediately (optimistic update), unless the line
   * is in a combo: then a dialog asks first whether to change all its lines. `from` is the quantity that the shopper
   * saw. If another tap has changed the quantity since, the difference between `quantity` and `from` is added to the
   * current quantity.
   */
  readonly setQuantity: (lineId: LineId, quantity: number, from?: number) => void
  /** Opens the dialog that confirms the removal of a line, or of the combo it is part of. */
  readonly openRemoveDialog: (lineId: LineId) => void
  /** Opens the dialog for a line's message. */
  readonly openMessageDialog: (lineId: LineId, attributeId: AttributeId) => void
  /** Closes the dialog without a change. */
  readonly closeDialog: () => void
  /** Removes the line or combo that the dialog is about. */
  readonly confirmRemove: () => void
  /** Moves the dialog's line to the favorites instead; only if the host supports favorites. */
  readonly moveToFavorites: () => Promise<void>
  /** Changes only the line, or all lines of its combo. */
  readonly confirmReplicate: (all: boolean) => void
  /** Saves the dialog's message, without unsupported characters and cut to the maximum length. */
  readonly saveMessage: (text: string) => void
  /** Accepts or declines a free line. */
  readonly setFreebie: (lineId: LineId, isDeclined: boolean) => void
  /** Saves a line for later; a combo moves as a whole, and add-ons only with their gift. */
  readonly saveForLater: (lineId: LineId) => void
  /** Moves a saved line back to the cart. */
  readonly moveToCart: (lineId: LineId) => void
  /** Keeps the lines of one country in the cart and saves all others for later. */
  readonly keepCountry: (country: number) => void
  /** Adds an add-on to the first gift. */
  readonly addAddOn: (productId: ProductId) => void
  /**
   * Applies a coupon code, using only the letters and digits of the typed text. If the server rejects it, the error is
   * in `couponError`.
   */
  readonly applyCoupon: (typed: string) => void
  /** Removes the coupon from the cart. */
  readonly removeCoupon: () => void
  /** Redeems reward points for a part of the cart, or stops redeeming them. */
  readonly redeemPoints: (isRedeemed: boolean) => void
  /** Undoes a removal or save for later. @default the last one */
  readonly undo: (undoable?: UndoableRemoval) => void
  /** Dismisses the undo of a removal or save for later. */
  readonly dismissUndo: (undoable: UndoableRemoval) => void
  /** Starts the order after all pending changes are settled; does nothing while an order request is in flight. */
  readonly placeOrder: () => Promise<void>
  /** Dismisses a toast. */
  readonly dismissToast: (id: string) => void
}

import type { AttributeId, LineId, ProductId } from '@store/api-client/contract/cart'
import type { Undoable } from './CartToast.ts'

/** What a shopper or host can do with the cart. */
export interface CartActions {
  /** The cart is being looked at: asks for it where it is not known, and reports the view once. */
  readonly view: () => Promise<void>
  /** Asks the server for the cart anew, or joins whoever asks already; what is pending stays pending. */
  readonly refresh: () => Promise<void>
  /**
   * Sets a line's quantity, brought into 1 to 10; shown at once, or asks first whether the rest of its combo shall follow.
   * `from` is the quantity that the shopper saw: when another tap has changed it since, the difference is applied.
   */
  readonly setQuantity: (lineId: LineId, quantity: number, from?: number) => void
  /** Asks the shopper whether a line, or the combo it is part of, shall go. */
  readonly openRemoveDialog: (lineId: LineId) => void
  /** Asks for the words of a line. */
  readonly openMessageDialog: (lineId: LineId, attributeId: AttributeId) => void
  /** Leaves the question that is asked; nothing changes. */
  readonly closeDialog: () => void
  /** What was asked about goes. */
  readonly confirmRemove: () => void
  /** The line that was asked about goes to the favorites instead; only where the host has some. */
  readonly moveToFavorites: () => Promise<void>
  /** The line changes alone, or all lines of its combo do. */
  readonly confirmReplicate: (all: boolean) => void
  /** Saves the words that were asked for; they are cleaned and cut by the rule of gift texts. */
  readonly saveMessage: (text: string) => void
  /** Takes or leaves a free line. */
  readonly setFreebie: (lineId: LineId, isDeclined: boolean) => void
  /** Puts a line aside; a combo goes as a whole, and what belongs to a gift only with it. */
  readonly saveForLater: (lineId: LineId) => void
  /** Takes a line that was put aside back into the cart. */
  readonly moveToCart: (lineId: LineId) => void
  /** Keeps the lines that go to a country and puts all others aside. */
  readonly keepCountry: (country: number) => void
  /** Puts an add-on beside the first gift. */
  readonly addAddOn: (productId: ProductId) => void
  /** Tries a coupon's code, letters and digits of what was typed; one that does not count says why in `couponError`. */
  readonly applyCoupon: (typed: string) => void
  /** Takes the coupon out of the cart. */
  readonly removeCoupon: () => void
  /** Lets reward points pay a part of the cart, or not. */
  readonly redeemPoints: (isRedeemed: boolean) => void
  /** Takes a removal or putting aside back. @default the last one */
  readonly undo: (undoable?: Undoable) => void
  /** Leaves a removal or putting aside as it is: it is offered no more. */
  readonly dismissUndo: (undoable: Undoable) => void
  /** Begins the order once nothing is pending; does nothing while one is under way. */
  readonly placeOrder: () => Promise<void>
  /** Takes a notice away. */
  readonly dismissToast: (id: string) => void
}

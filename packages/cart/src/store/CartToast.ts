import type { LineId } from '@store/api-client/contract/cart'
import type { PendingChange } from './PendingChange.ts'

/** A toast to show once; the components provide its text. */
export interface CartToast {
  /** Its id among the toasts of this cart. */
  readonly id: string
  readonly kind: CartToastKind
}

/** Kind of a toast (specification 1, section 8). */
export type CartToastKind =
  /** A new quantity was confirmed. */
  | 'quantityChanged'
  /** Lines were removed; can be undone. */
  | 'lineRemoved'
  /** Lines were put aside; can be undone. */
  | 'lineSaved'
  /** An add-on, a free line or a saved line is in the cart. */
  | 'added'
  /** The words of a line were saved. */
  | 'messageUpdated'
  /** A line was moved to the favorites. */
  | 'movedToFavorites'
  /** The words of a line were others on the server by now; nothing was written over. */
  | 'messageChanged'
  /** The order was not begun because the cart is another one now. */
  | 'cartChanged'
  /** The network is away; changes wait and are sent when it is back. */
  | 'offline'
  /** An action failed and was taken back. */
  | 'failed'

/** A removal or save for later that can be undone. */
export interface Undoable {
  readonly kind: 'removed' | 'saved'
  /** The lines that left; their add-ons left with them. */
  readonly lineIds: readonly LineId[]
  /** Titles of the gifts that left, with a combo's title in place of its lines'. */
  readonly titles: readonly string[]
  /** The change that undoes it, back to the lines' former position. */
  readonly back: PendingChange
}

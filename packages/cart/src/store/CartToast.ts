import type { LineId } from '@store/api-client/contract/cart'
import type { PendingChange } from './PendingChange.ts'

/** Something to tell the shopper once; the components word it. */
export interface CartToast {
  /** Its own name among the notices of this cart. */
  readonly id: string
  readonly kind: CartToastKind
}

/** What a notice is about (specification 1, section 8). */
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

/** A removal or putting aside that can be taken back. */
export interface Undoable {
  readonly kind: 'removed' | 'saved'
  /** The lines that left; what belongs to them left with them. */
  readonly lineIds: readonly LineId[]
  /** Titles of the gifts that left, a combo's in place of its lines'. */
  readonly titles: readonly string[]
  /** The change that takes it back, to where the lines stood. */
  readonly back: PendingChange
}

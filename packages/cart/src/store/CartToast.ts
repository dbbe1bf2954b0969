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
  /** Lines were saved for later; can be undone. */
  | 'lineSaved'
  /** An add-on, a free line or a saved line was added to the cart. */
  | 'added'
  /** The message of a line was saved. */
  | 'messageUpdated'
  /** A line was moved to the favorites. */
  | 'movedToFavorites'
  /** The message of a line had changed on the server; nothing was overwritten. */
  | 'messageChanged'
  /** The order was not started because the cart has changed. */
  | 'cartChanged'
  /** The browser is offline; changes are queued and sent after reconnecting. */
  | 'offline'
  /** An action failed and was rolled back. */
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

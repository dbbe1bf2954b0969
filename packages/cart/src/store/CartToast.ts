import type { LineId } from '@store/api-client/contract/cart'
import type { PendingChange } from './PendingChange.ts'

/** A toast to show once; the components provide its text. */
export interface CartToast {
  /** Id of the toast, unique among the toasts of this cart. */
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
  /** The message of a line had changed on the server, so the shopper's message was not saved. */
  | 'messageChanged'
  /** The order was not started because the cart had changed. */
  | 'cartChanged'
  /** The browser is offline; changes are queued and sent after reconnecting. */
  | 'offline'
  /** An action failed and was rolled back. */
  | 'failed'

/** A removal or save for later that can be undone. */
export interface UndoableRemoval {
  readonly kind: 'removed' | 'saved'
  /** The removed or saved lines; their add-ons left the cart with them. */
  readonly lineIds: readonly LineId[]
  /** Titles of these gifts, with a combo's title instead of the titles of its lines. */
  readonly titles: readonly string[]
  /** The change that undoes the removal; the lines return to their former position. */
  readonly back: PendingChange
}

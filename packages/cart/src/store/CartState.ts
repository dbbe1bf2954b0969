import type { Cart } from '@store/api-client/contract/cart'
import type { ActiveDialog } from './ActiveDialog.ts'
import type { CartToast, UndoableRemoval } from './CartToast.ts'
import type { ConfirmedChange } from './ConfirmedChange.ts'
import type { PendingChange } from './PendingChange.ts'
import type { PlaceOrderState } from './PlaceOrderState.ts'

/** State of the cart; `selectOptimisticCart` derives the visible cart from it. */
export interface CartState {
  /** The last cart from the server; missing until it is loaded. */
  readonly serverCart: Cart | undefined
  /** Whether the first request for the cart failed; ignore it once `serverCart` is set. */
  readonly isError: boolean
  /** Changes in flight or waiting, oldest first; at most one waits per key (such as the quantity of a line). */
  readonly pending: readonly PendingChange[]
  /** The change of `pending` that is in flight now. */
  readonly sending: PendingChange | undefined
  /**
   * A change that may have been applied although it was rejected or its response was lost; the reloaded cart shows
   * whether it was applied. Nothing is sent before that.
   */
  readonly uncertainChange: PendingChange | undefined
  /** Whether the network is offline or the cart could not be read; then pending changes wait. */
  readonly isOffline: boolean
  /** The open dialog. */
  readonly activeDialog: ActiveDialog | undefined
  /** Removals and saves for later that can be undone, oldest first. */
  readonly undoables: readonly UndoableRemoval[]
  /** URL of the order that another tab placed from this cart; missing if there is none. */
  readonly orderedHref: string | undefined
  /** Progress of placing the order. */
  readonly order: PlaceOrderState
  /** Toasts to show, oldest first; at most one of each kind. */
  readonly toasts: readonly CartToast[]
  /** The server's reason for rejecting the last coupon, as plain text; cleared by the next coupon or a removal. */
  readonly couponError: string | undefined
  /** The last change the server confirmed. */
  readonly settled: ConfirmedChange | undefined
}

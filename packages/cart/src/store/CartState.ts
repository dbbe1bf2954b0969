import type { Cart } from '@store/api-client/contract/cart'
import type { ActiveDialog } from './ActiveDialog.ts'
import type { CartToast, Undoable } from './CartToast.ts'
import type { OrderProgress } from './OrderProgress.ts'
import type { PendingChange } from './PendingChange.ts'
import type { SettledChange } from './SettledChange.ts'

/** State of the cart; `selectOptimisticCart` derives the visible cart from it. */
export interface CartState {
  /** The last cart from the server; missing until it is loaded. */
  readonly serverCart: Cart | undefined
  /** Whether the first cart could not be loaded; means nothing once `serverCart` is there. */
  readonly isError: boolean
  /** Changes in flight or waiting, oldest first; at most one waits for each thing that changes. */
  readonly pending: readonly PendingChange[]
  /** The change of `pending` that is in flight now. */
  readonly sending: PendingChange | undefined
  /** The network is offline: pending changes wait for it. */
  readonly isOffline: boolean
  /** The open dialog. */
  readonly activeDialog: ActiveDialog | undefined
  /** Removals and saves for later that can be undone, oldest first. */
  readonly undoables: readonly Undoable[]
  /** Address of the order that another tab placed from this cart; missing if none did. */
  readonly orderedHref: string | undefined
  /** Progress of placing the order. */
  readonly order: OrderProgress
  /** Toasts to show, oldest first; at most one of each kind. */
  readonly toasts: readonly CartToast[]
  /** Why the last coupon was rejected, as plain text from the server; cleared with the next try or removal. */
  readonly couponError: string | undefined
  /** The last change the server confirmed. */
  readonly settled: SettledChange | undefined
}

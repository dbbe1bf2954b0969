import type { Cart } from '@store/api-client/contract/cart'
import type { ActiveDialog } from './ActiveDialog.ts'
import type { CartToast, Undoable } from './CartToast.ts'
import type { OrderProgress } from './OrderProgress.ts'
import type { PendingChange } from './PendingChange.ts'
import type { SettledChange } from './SettledChange.ts'

/** What the cart knows; what is shown follows from it by `selectOptimisticCart`. */
export interface CartState {
  /** The cart as the server last said it; missing until it is known. */
  readonly serverCart: Cart | undefined
  /** Whether the first cart could not be had; means nothing once `confirmed` is there. */
  readonly isError: boolean
  /** Changes with the server or waiting, oldest first; at most one waits for each thing that changes. */
  readonly pending: readonly PendingChange[]
  /** The one of `pending` that is with the server now. */
  readonly sending: PendingChange | undefined
  /** The network is away: what is pending waits for it. */
  readonly isOffline: boolean
  /** What the shopper is being asked. */
  readonly activeDialog: ActiveDialog | undefined
  /** Removals and puttings aside that can be taken back, oldest first. */
  readonly undoables: readonly Undoable[]
  /** Address of the order that became of this cart in another tab; missing where it became none. */
  readonly orderedHref: string | undefined
  /** How placing the order stands. */
  readonly order: OrderProgress
  /** What to tell the shopper, oldest first; each kind stands at most once. */
  readonly toasts: readonly CartToast[]
  /** Why the coupon that was tried last does not count, in the server's words, as plain text; gone with the next try or removal. */
  readonly couponError: string | undefined
  /** The last change the server confirmed. */
  readonly settled: SettledChange | undefined
}

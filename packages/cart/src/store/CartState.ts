import type { Cart, LineId } from '@store/api-client/contract/cart'
import type { CartNotice } from './CartNotice.ts'
import type { OrderProgress } from './OrderProgress.ts'
import type { PendingChange } from './PendingChange.ts'
import type { SettledChange } from './SettledChange.ts'

/** What the cart knows; what is shown follows from it by `shownCart`. */
export interface CartState {
  /** The cart as the server last said it; missing until it is known. */
  readonly confirmed: Cart | undefined
  /** Whether the first cart could not be had; means nothing once `confirmed` is there. */
  readonly hasFailedToLoad: boolean
  /** Changes with the server or waiting, oldest first; at most one waits for each line. */
  readonly pending: readonly PendingChange[]
  /** The one of `pending` that is with the server now. */
  readonly sending: PendingChange | undefined
  /** The line whose removal the shopper is being asked about. */
  readonly asked: LineId | undefined
  /** How placing the order stands. */
  readonly order: OrderProgress
  /** What to tell the shopper, oldest first; each kind stands at most once. */
  readonly notices: readonly CartNotice[]
  /** The last change the server confirmed. */
  readonly settled: SettledChange | undefined
}

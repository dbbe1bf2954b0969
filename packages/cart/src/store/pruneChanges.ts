import { applyChange, type EditableCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/** The pending changes of a cart, and the cart that they apply to. */
export type MutationQueueState = Pick<CartState, 'serverCart' | 'pending' | 'sending'> &
  Partial<Pick<CartState, 'uncertainChange'>>

/** Returns the pending changes without those that the new server cart has made obsolete. */
export function pruneChanges({
  serverCart,
  pending,
  sending,
  uncertainChange,
}: MutationQueueState): readonly PendingChange[] {
  // The server may hold the value of the uncertain change, so no change is dropped before the cart shows it.
  if (!serverCart || uncertainChange) return pending
  let laid: EditableCart = serverCart
  return pending.filter((change) => {
    const before = laid
    laid = applyChange(laid, change)
    return laid !== before || change === sending
  })
}

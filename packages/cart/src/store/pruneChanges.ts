import { applyChange, type EditableCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/** The pending changes of a cart, and the cart that they apply to. */
export type MutationQueueState = Pick<CartState, 'serverCart' | 'pending' | 'sending'> &
  Partial<Pick<CartState, 'isOffline'>>

/** Returns the pending changes without those that the new server cart has made obsolete. */
export function pruneChanges({
  serverCart,
  pending,
  sending,
  isOffline,
}: MutationQueueState): readonly PendingChange[] {
  // A change that was in flight when the network failed may have been applied, so no change is dropped before that is
  // known.
  if (!serverCart || isOffline) return pending
  let laid: EditableCart = serverCart
  return pending.filter((change) => {
    const before = laid
    laid = applyChange(laid, change)
    return laid !== before || change === sending
  })
}

import { applyChange, type EditableCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/** The changes of a cart, and what they are laid over. */
export type MutationQueueState = Pick<CartState, 'serverCart' | 'pending' | 'sending'> &
  Partial<Pick<CartState, 'isOffline'>>

/** What is still worth sending now that the confirmed cart is another one. */
export function pruneChanges({
  serverCart,
  pending,
  sending,
  isOffline,
}: MutationQueueState): readonly PendingChange[] {
  // What was sent when the network went may have been made all the same: nothing is pointless until that is known.
  if (!serverCart || isOffline) return pending
  let laid: EditableCart = serverCart
  return pending.filter((change) => {
    const before = laid
    laid = applyChange(laid, change)
    return laid !== before || change === sending
  })
}

import { applyChange, type LaidCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/** The changes of a cart, and what they are laid over. */
export type Queue = Pick<CartState, 'confirmed' | 'pending' | 'sending'> &
  Partial<Pick<CartState, 'isOffline'>>

/** What is still worth sending now that the confirmed cart is another one. */
export function pruneChanges({ confirmed, pending, sending, isOffline }: Queue): readonly PendingChange[] {
  // What was sent when the network went may have been made all the same: nothing is pointless until that is known.
  if (!confirmed || isOffline) return pending
  let laid: LaidCart = confirmed
  return pending.filter((change) => {
    const before = laid
    laid = applyChange(laid, change)
    return laid !== before || change === sending
  })
}

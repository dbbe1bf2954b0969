import type { LineId } from '@store/api-client/contract/cart'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

type Queue = Pick<CartState, 'confirmed' | 'pending' | 'sending'>

/** The quantity a line has once the change that is with the server went well; 0 when it is gone. */
export function quantityAhead({ confirmed, sending }: Omit<Queue, 'pending'>, lineId: LineId): number {
  if (sending?.lineId === lineId) return targetOf(sending)
  return confirmed?.lines.find(({ id }) => id === lineId)?.quantity ?? 0
}

/**
 * What is pending after one more change: a line's waiting change is replaced, a removal is not overtaken by a
 * quantity, and what would change nothing is dropped.
 */
export function queueChange(queue: Queue, change: PendingChange): readonly PendingChange[] {
  const isLeaving = queue.pending.some(({ kind, lineId }) => kind === 'remove' && lineId === change.lineId)
  if (isLeaving) return queue.pending
  const others = queue.pending.filter(
    (pending) => pending === queue.sending || pending.lineId !== change.lineId,
  )
  return isWanted(queue, change) ? [...others, change] : others
}

/** What is still worth sending now that the confirmed cart is another one. */
export const pruneChanges = (queue: Queue): readonly PendingChange[] =>
  queue.pending.filter((change) => change === queue.sending || isWanted(queue, change))

function isWanted(queue: Queue, change: PendingChange): boolean {
  const ahead = quantityAhead(queue, change.lineId)
  return ahead !== 0 && targetOf(change) !== ahead
}

const targetOf = (change: PendingChange) => (change.kind === 'remove' ? 0 : change.quantity)

import type { LineId } from '@store/api-client/contract/cart'
import { affectsLine } from './affectsLine.ts'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { PendingChange } from './PendingChange.ts'
import { type MutationQueueState, pruneChanges } from './pruneChanges.ts'

/**
 * Adds one more change to the pending ones: it replaces the change that waits for the same thing, and is dropped if
 * it would change nothing.
 */
export function queueChange(queue: MutationQueueState, change: PendingChange): readonly PendingChange[] {
  const { serverCart, pending, sending } = queue
  const shown = serverCart && pending.reduce<EditableCart>(applyChange, serverCart)
  if (!shown || applyChange(shown, change) === shown) return pending
  const key = keyOf(change)
  const replaced = pending.find(
    (other, place) =>
      other !== sending &&
      keyOf(other) === key &&
      !isRemovalOfCoupon(other) &&
      !pending.slice(place + 1).some((next) => isBuiltOn(queue, next, other) || isRestoredWith(next, other)),
  )
  // A removal drops no waiting change: when it is undone, or fails, the line must have its last quantity and
  // message.
  const others = pending.filter((other) => other !== replaced)
  return pruneChanges({ ...queue, pending: [...others, startingWhere(change, replaced)] })
}

// A code may be rejected: the coupon before it is removed all the same.
const isRemovalOfCoupon = (waiting: PendingChange) => waiting.kind === 'coupon' && waiting.code === ''

/** Returns the key of what a change changes: at most one change per key waits. */
function keyOf(change: PendingChange): string {
  switch (change.kind) {
    case 'combo':
      return change.comboId
    case 'message':
      return change.attributeId
    case 'addOn':
      return `${change.productId} ${change.belongsTo}`
    case 'remove':
    case 'save':
      return `${change.kind} ${change.lineIds}`
    case 'restore':
      return `remove ${topIds(change.lines)}`
    case 'coupon':
    case 'points':
      return change.kind
    default:
      return `${change.kind} ${change.lineId}`
  }
}

/** Returns the ids of independent lines, without those that are removed and restored with another one. */
export const topIds = (lines: Extract<PendingChange, { kind: 'restore' }>['lines']) =>
  lines.filter(({ belongsTo }) => lines.every(({ id }) => id !== belongsTo)).map(({ id }) => id)

// A restored or removed line was changed since: dropping the earlier change from the queue would break the later
// one.
function isBuiltOn(
  { serverCart, pending }: MutationQueueState,
  next: PendingChange,
  move: PendingChange,
): boolean {
  if (move.kind !== 'remove' && move.kind !== 'restore' && move.kind !== 'save') return false
  if (next.kind === 'combo') return true
  const about = linesOf(next, move)
  // The server may not have restored a line yet.
  const back = pending.flatMap((waiting) => (waiting.kind === 'restore' ? waiting.lines : []))
  return [...back, ...(serverCart?.lines ?? []), ...(serverCart?.saved ?? [])].some(
    (line) => about.includes(line.id) && affectsLine(move, line),
  )
}

// An undo shows the line as it was edited before its removal, so that edit must reach the server before the removal.
const isRestoredWith = (next: PendingChange, edit: PendingChange): boolean =>
  next.kind === 'restore' &&
  (edit.kind === 'quantity' || edit.kind === 'combo' || edit.kind === 'freebie' || edit.kind === 'message') &&
  next.lines.some((line) => affectsLine(edit, line))

/** Returns the lines that a change needs to stay where they are. */
function linesOf(next: PendingChange, move: PendingChange): readonly LineId[] {
  if ('lineId' in next) return [next.lineId]
  if (next.kind === 'addOn') return next.belongsTo === undefined ? [] : [next.belongsTo]
  // A line that was saved or moved back since is restored there: the server depends on where a line was.
  return move.kind === 'restore' && 'lineIds' in next ? next.lineIds : []
}

// Only the shopper has seen a change that was never sent.
function startingWhere(change: PendingChange, replaced: PendingChange | undefined): PendingChange {
  if (change.kind === 'quantity' && replaced?.kind === 'quantity') return { ...change, from: replaced.from }
  if (change.kind === 'message' && replaced?.kind === 'message') return { ...change, from: replaced.from }
  return change
}

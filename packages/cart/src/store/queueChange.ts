import type { LineId } from '@store/api-client/contract/cart'
import { affectsLine } from './affectsLine.ts'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { PendingChange } from './PendingChange.ts'
import { type MutationQueueState, pruneChanges } from './pruneChanges.ts'

/**
 * Adds a change to the pending ones. It replaces the waiting change with the same key, and is dropped if it has no
 * effect.
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
  // A removal drops no waiting change, because the line must have its last quantity and message when the removal is
  // undone or fails.
  const others = pending.filter((other) => other !== replaced)
  return pruneChanges({ ...queue, pending: [...others, startingWhere(change, replaced)] })
}

// A waiting removal of the coupon is not replaced by a new code: if the server rejects the code, the former coupon must
// still be removed.
const isRemovalOfCoupon = (waiting: PendingChange) => waiting.kind === 'coupon' && waiting.code === ''

/** Returns the key of a change, such as a line's quantity; at most one change per key waits. */
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
      return `remove ${getTopLevelLineIds(change.lines)}`
    case 'coupon':
    case 'points':
      return change.kind
    default:
      return `${change.kind} ${change.lineId}`
  }
}

/** Returns the ids of independent lines; add-ons that are removed and restored with another line are left out. */
export const getTopLevelLineIds = (lines: Extract<PendingChange, { kind: 'restore' }>['lines']) =>
  lines.filter(({ belongsTo }) => lines.every(({ id }) => id !== belongsTo)).map(({ id }) => id)

// Returns whether the later change `next` depends on the removal, restore or save `move`, so that dropping `move` from
// the queue would break `next`.
function isBuiltOn(
  { serverCart, pending }: MutationQueueState,
  next: PendingChange,
  move: PendingChange,
): boolean {
  if (move.kind !== 'remove' && move.kind !== 'restore' && move.kind !== 'save') return false
  if (next.kind === 'combo') return true
  const about = linesOf(next, move)
  // Includes the lines of waiting restores, because the server may not have restored them yet.
  const back = pending.flatMap((waiting) => (waiting.kind === 'restore' ? waiting.lines : []))
  return [...back, ...(serverCart?.lines ?? []), ...(serverCart?.saved ?? [])].some(
    (line) => about.includes(line.id) && affectsLine(move, line),
  )
}

// An undo shows the line as it was edited before its removal, so the edit must reach the server before the removal.
const isRestoredWith = (next: PendingChange, edit: PendingChange): boolean =>
  next.kind === 'restore' &&
  (edit.kind === 'quantity' || edit.kind === 'combo' || edit.kind === 'freebie' || edit.kind === 'message') &&
  next.lines.some((line) => affectsLine(edit, line))

/** Returns the lines that `next` changes and whose earlier move must therefore stay in the queue. */
function linesOf(next: PendingChange, move: PendingChange): readonly LineId[] {
  if ('lineId' in next) return [next.lineId]
  if (next.kind === 'addOn') return next.belongsTo === undefined ? [] : [next.belongsTo]
  // The server depends on a line's former position, so a restore stays in the queue if the line has been saved or moved
  // back since.
  return move.kind === 'restore' && 'lineIds' in next ? next.lineIds : []
}

// Keeps the `from` of the replaced change: that change was never sent, so the server still has the value before it.
function startingWhere(change: PendingChange, replaced: PendingChange | undefined): PendingChange {
  if (change.kind === 'quantity' && replaced?.kind === 'quantity') return { ...change, from: replaced.from }
  if (change.kind === 'message' && replaced?.kind === 'message') return { ...change, from: replaced.from }
  return change
}

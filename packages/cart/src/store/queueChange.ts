import type { LineId } from '@store/api-client/contract/cart'
import { affectsLine } from './affectsLine.ts'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { PendingChange } from './PendingChange.ts'
import { type MutationQueueState, pruneChanges } from './pruneChanges.ts'

/**
 * What is pending after one more change: it replaces the one that waits for the same thing, and is dropped where it
 * would change nothing.
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
      !pending.slice(place + 1).some((next) => isBuiltOn(queue, next, other)),
  )
  // A removal drops nothing that waits: when it is undone, or fails, the line must have its last quantity and words.
  const others = pending.filter((other) => other !== replaced)
  return pruneChanges({ ...queue, pending: [...others, startingWhere(change, replaced)] })
}

// A code may be refused: the coupon before it is taken out all the same.
const isRemovalOfCoupon = (waiting: PendingChange) => waiting.kind === 'coupon' && waiting.code === ''

/** The thing a change changes: at most one change of it waits. */
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

/** Lines by themselves, without those that come and go with another of them. */
export const topIds = (lines: Extract<PendingChange, { kind: 'restore' }>['lines']) =>
  lines.filter(({ belongsTo }) => lines.every(({ id }) => id !== belongsTo)).map(({ id }) => id)

// A line that came, or went, was changed since: who takes its coming out of the row takes that too.
function isBuiltOn(
  { serverCart, pending }: MutationQueueState,
  next: PendingChange,
  move: PendingChange,
): boolean {
  if (move.kind !== 'remove' && move.kind !== 'restore' && move.kind !== 'save') return false
  if (next.kind === 'combo') return true
  const about = linesOf(next, move)
  // The server may not have a line back yet.
  const back = pending.flatMap((waiting) => (waiting.kind === 'restore' ? waiting.lines : []))
  return [...back, ...(serverCart?.lines ?? []), ...(serverCart?.saved ?? [])].some(
    (line) => about.includes(line.id) && affectsLine(move, line),
  )
}

/** The lines a change needs where they are. */
function linesOf(next: PendingChange, move: PendingChange): readonly LineId[] {
  if ('lineId' in next) return [next.lineId]
  if (next.kind === 'addOn') return next.belongsTo === undefined ? [] : [next.belongsTo]
  // What was put aside since, or taken back, comes back there: the server minds where a line was.
  return move.kind === 'restore' && 'lineIds' in next ? next.lineIds : []
}

// Nobody but the shopper has seen what was never sent.
function startingWhere(change: PendingChange, replaced: PendingChange | undefined): PendingChange {
  if (change.kind === 'quantity' && replaced?.kind === 'quantity') return { ...change, from: replaced.from }
  if (change.kind === 'message' && replaced?.kind === 'message') return { ...change, from: replaced.from }
  return change
}

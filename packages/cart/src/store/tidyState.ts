import type { CartLine } from '@store/api-client/contract/cart'
import { applyChange, type LaidCart } from './applyChange.ts'
import type { Undoable } from './CartNotice.ts'
import type { CartQuestion } from './CartQuestion.ts'
import type { CartState } from './CartState.ts'
import { pruneChanges } from './pruneChanges.ts'

/** The state without the changes, question and undo that the cart has made pointless. */
export function tidyState(state: CartState): CartState {
  if (!state.confirmed) return state
  const pending = pruneChanges(state)
  const laid = pending.reduce<LaidCart>(applyChange, state.confirmed)
  const { asked, undoables } = state
  return {
    ...state,
    pending,
    asked:
      asked && [...laid.lines, ...laid.saved].some((line) => isAskedAbout(line, asked)) ? asked : undefined,
    undoables: undoables.every((one) => isUndoable(one, laid))
      ? undoables
      : undoables.filter((one) => isUndoable(one, laid)),
  }
}

/** Whether a question is about a line. */
export const isAskedAbout = ({ id, combo }: CartLine, asked: CartQuestion): boolean =>
  asked.kind === 'removeCombo' ? combo?.id === asked.comboId : id === asked.lineId

function isUndoable({ kind, lineIds, back }: Undoable, { lines, saved }: LaidCart): boolean {
  const isAmong = (list: readonly CartLine[]) => list.some(({ id }) => lineIds.includes(id))
  // What goes along with a gift comes back with it, or not at all.
  const gone = back.kind === 'restore' ? back.lines : []
  const there = [...lines, ...saved, ...gone]
  const hasGifts = gone.every(
    ({ belongsTo }) => belongsTo === undefined || there.some(({ id }) => id === belongsTo),
  )
  return hasGifts && !isAmong(lines) && isAmong(saved) === (kind === 'saved')
}

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
  const { asked, undoable } = state
  return {
    ...state,
    pending,
    asked:
      asked && [...laid.lines, ...laid.saved].some((line) => isAskedAbout(line, asked)) ? asked : undefined,
    undoable: undoable && isUndoable(undoable, laid) ? undoable : undefined,
  }
}

/** Whether a question is about a line. */
export const isAskedAbout = ({ id, combo }: CartLine, asked: CartQuestion): boolean =>
  asked.kind === 'removeCombo' ? combo?.id === asked.comboId : id === asked.lineId

function isUndoable({ kind, lineIds }: Undoable, { lines, saved }: LaidCart): boolean {
  const isAmong = (list: readonly CartLine[]) => list.some(({ id }) => lineIds.includes(id))
  return !isAmong(lines) && isAmong(saved) === (kind === 'saved')
}

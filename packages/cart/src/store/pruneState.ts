import type { CartLine } from '@store/api-client/contract/cart'
import type { ActiveDialog } from './ActiveDialog.ts'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'
import type { UndoableRemoval } from './CartToast.ts'
import { pruneChanges } from './pruneChanges.ts'

/** Returns the state without the changes, dialog and undos that the new cart has made obsolete. */
export function pruneState(state: CartState): CartState {
  if (!state.serverCart) return state
  const pending = pruneChanges(state)
  const laid = pending.reduce<EditableCart>(applyChange, state.serverCart)
  const { activeDialog, undoables } = state
  return {
    ...state,
    pending,
    activeDialog:
      activeDialog && [...laid.lines, ...laid.saved].some((line) => isDialogAboutLine(line, activeDialog))
        ? activeDialog
        : undefined,
    undoables: undoables.every((one) => isUndoable(one, laid))
      ? undoables
      : undoables.filter((one) => isUndoable(one, laid)),
  }
}

/** Returns whether a dialog is about a line. */
export const isDialogAboutLine = ({ id, combo }: CartLine, asked: ActiveDialog): boolean =>
  asked.kind === 'removeCombo' ? combo?.id === asked.comboId : id === asked.lineId

function isUndoable({ kind, lineIds, back }: UndoableRemoval, { lines, saved }: EditableCart): boolean {
  const isAmong = (list: readonly CartLine[]) => list.some(({ id }) => lineIds.includes(id))
  // An add-on can be restored only if its gift exists or is restored with it.
  const gone = back.kind === 'restore' ? back.lines : []
  const there = [...lines, ...saved, ...gone]
  const hasGifts = gone.every(
    ({ belongsTo }) => belongsTo === undefined || there.some(({ id }) => id === belongsTo),
  )
  return hasGifts && !isAmong(lines) && isAmong(saved) === (kind === 'saved')
}

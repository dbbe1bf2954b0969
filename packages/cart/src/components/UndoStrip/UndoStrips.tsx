import { useDeferredCartState } from '../../react/useCartState.ts'
import { getCartLineDataAttributes } from '../focus/findNextLineTitleLink.ts'
import { UndoStrip } from './UndoStrip.tsx'

/** Renders all undo strips, for a view without lines; in `CartLines`, each strip is at its line's position. */
export function UndoStrips() {
  return useDeferredCartState(({ undoables }) => undoables).map((undoable) => (
    <div key={undoable.lineIds.join()} {...getCartLineDataAttributes(undoable.lineIds[0] ?? '')}>
      <UndoStrip undoable={undoable} />
    </div>
  ))
}

import { useCart } from '../../react/useCart.ts'
import { lineElementProps } from '../focus/findNextTitle.ts'
import { UndoStrip } from './UndoStrip.tsx'

/** Renders everything that can be undone, for a view without lines: `CartLines` has each strip in its line's place. */
export function UndoStrips() {
  return useCart().state.undoables.map((undoable) => (
    <div key={undoable.lineIds.join()} {...lineElementProps(undoable.lineIds[0] ?? '')}>
      <UndoStrip undoable={undoable} />
    </div>
  ))
}

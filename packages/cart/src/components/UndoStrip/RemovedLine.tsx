import type { LineId } from '@store/api-client/contract/cart'
import type { Undoable } from '../../store/CartToast.ts'
import { lineElementProps } from '../focus/findNextTitle.ts'
import styles from './UndoStrip.module.css'
import { UndoStrip } from './UndoStrip.tsx'

/** What {@link RemovedLine} takes. */
export interface RemovedLineProps {
  /** The line, or the first one of a combo. */
  readonly lineId: LineId
  /** Id of the place it left: its own, or the combo's. */
  readonly place: string
  readonly undoable: Undoable
}

/** The place of a line or combo that left, where it can be taken back; of several that left together the first has it. */
export function RemovedLine({ lineId, place, undoable }: RemovedLineProps) {
  return (
    <li className={styles.gone} {...lineElementProps(place)}>
      {undoable.lineIds[0] === lineId && <UndoStrip undoable={undoable} />}
    </li>
  )
}

/** Finds how a line that left can be taken back. */
export const findUndoable = (
  undoables: readonly Undoable[],
  lineId: LineId | undefined,
): Undoable | undefined => undoables.find(({ lineIds }) => lineIds.some((id) => id === lineId))

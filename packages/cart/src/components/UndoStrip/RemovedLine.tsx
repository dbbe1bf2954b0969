import type { LineId } from '@store/api-client/contract/cart'
import type { UndoableRemoval } from '../../store/CartToast.ts'
import { getCartLineDataAttributes } from '../focus/findNextLineTitleLink.ts'
import styles from './UndoStrip.module.css'
import { UndoStrip } from './UndoStrip.tsx'

/** Props of {@link RemovedLine}. */
export interface RemovedLineProps {
  /** The line, or the first one of a combo. */
  readonly lineId: LineId
  /** Id that marks the former position of the line or combo. */
  readonly place: string
  readonly undoable: UndoableRemoval
}

/**
 * Renders the undo strip at the position of a removed line or combo. When several were removed together, only the first
 * has a strip.
 */
export function RemovedLine({ lineId, place, undoable }: RemovedLineProps) {
  return (
    <li className={styles.gone} {...getCartLineDataAttributes(place)}>
      {undoable.lineIds[0] === lineId && <UndoStrip undoable={undoable} />}
    </li>
  )
}

/** Returns the undo of a removed line, if there is one. */
export const findUndoableRemoval = (
  undoables: readonly UndoableRemoval[],
  lineId: LineId | undefined,
): UndoableRemoval | undefined => undoables.find(({ lineIds }) => lineIds.some((id) => id === lineId))

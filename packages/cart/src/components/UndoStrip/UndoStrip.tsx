import { Button, CrossIcon, IconButton } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import type { Undoable } from '../../store/CartToast.ts'
import styles from './UndoStrip.module.css'

/** What {@link UndoStrip} takes. */
export interface UndoStripProps {
  /** The removal or putting aside it takes back. */
  readonly undoable: Undoable
}

/**
 * Takes a removal or putting aside back, and stands until it is closed. It is not announced: the status that is read out
 * has said what happened.
 */
export function UndoStrip({ undoable }: UndoStripProps) {
  const { actions, messages } = useCart()
  const { kind, titles } = undoable
  return (
    <div className={styles.strip}>
      <p className={styles.words}>{messages.undoable[kind](titles)}</p>
      <Button variant="quiet" label={messages.undoNamed[kind](titles)} onClick={() => actions.undo(undoable)}>
        {messages.undo}
      </Button>
      <IconButton
        icon={<CrossIcon size="s" />}
        label={messages.close}
        onClick={() => actions.dismissUndo(undoable)}
      />
    </div>
  )
}

import { Button, CrossIcon, IconButton } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import type { Undoable } from '../../store/CartToast.ts'
import styles from './UndoStrip.module.css'

/** Props of {@link UndoStrip}. */
export interface UndoStripProps {
  /** The removal or save for later that it undoes. */
  readonly undoable: Undoable
}

/**
 * Renders the button that undoes a removal or save for later; it stays until it is closed. It is not announced,
 * because the status message already was.
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

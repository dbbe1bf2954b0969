import { Button, CrossIcon, IconButton } from '@store/ui'
import type { UndoStripProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import styles from './UndoStrip.module.css'

/**
 * Renders the button that undoes a removal or save for later; it stays until it is closed. It is not a live region,
 * because `CartStatus` announces the change.
 */
export const UndoStrip = createCartPart((slots) => slots.undo, OwnUndoStrip)

function OwnUndoStrip({ undoable }: UndoStripProps) {
  const { actions, messages } = useCartServices()
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

import { Button, CrossIcon, IconButton } from '@store/ui'
import { type RefObject, useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { Undoable } from '../../store/CartNotice.ts'
import styles from './UndoStrip.module.css'

/** What {@link UndoStrip} takes. */
export interface UndoStripProps {
  /** Gets focus when the strip is closed. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

/**
 * Takes the last removal or putting aside back, and stands until it is closed or another one takes its place. It is
 * not announced: the status that is read out has said what happened, and focus stands right before it.
 */
export function UndoStrip({ focusAfter }: UndoStripProps) {
  const { state, actions, messages } = useCart()
  const [closed, setClosed] = useState<Undoable>()
  const { undoable } = state
  if (!undoable || undoable === closed) return null
  const { kind, title } = undoable
  const close = () => {
    setClosed(undoable)
    focusAfter.current?.focus()
  }
  return (
    <div className={styles.strip}>
      <p className={styles.words}>{messages.undoable[kind](title)}</p>
      <Button variant="quiet" label={messages.undoNamed[kind](title)} onClick={actions.undo}>
        {messages.undo}
      </Button>
      <IconButton icon={<CrossIcon size="s" />} label={messages.close} onClick={close} />
    </div>
  )
}

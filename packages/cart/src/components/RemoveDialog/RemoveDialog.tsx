import { Button, Modal, Picture } from '@store/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import styles from './RemoveDialog.module.css'

/** What {@link RemoveDialog} takes. */
export interface RemoveDialogProps {
  /** Gets focus once the line is gone: the button that opened the dialog has gone with its line. */
  readonly focusAfterRemoval: RefObject<HTMLElement | null>
}

/** Asks once before a line goes (specification 1, section 4, "Remove"). */
export function RemoveDialog({ focusAfterRemoval }: RemoveDialogProps) {
  const { state, cart, actions, messages } = useCart()
  const keep = useRef<HTMLElement>(null)
  const returnFocus = useRef<HTMLElement | null>(null)
  const line = cart?.lines.find(({ id }) => id === state.asked)
  const [lastLine, setLastLine] = useState(line)
  // The words stay while the dialog leaves.
  if (line && line !== lastLine) setLastLine(line)

  // A line can go by itself while it is asked about; only leaving the dialog leads back to what opened it.
  const isOpen = line !== undefined
  useEffect(() => {
    if (isOpen) returnFocus.current = focusAfterRemoval.current
  }, [isOpen, focusAfterRemoval])

  if (!lastLine) return null

  const leave = () => {
    returnFocus.current = null
    actions.keepLine()
  }
  return (
    <Modal
      open={isOpen}
      title={messages.removeTitle}
      closeLabel={messages.close}
      onClose={leave}
      initialFocus={keep}
      returnFocus={returnFocus}
      footer={
        <>
          <Button ref={keep} onClick={leave}>
            {messages.keep}
          </Button>
          <Button variant="secondary" onClick={actions.confirmRemove}>
            {messages.remove}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <div className={styles.picture}>
          <Picture
            src={lastLine.pictureSrc}
            width={400}
            height={400}
            alt=""
            errorText={messages.pictureFailed}
          />
        </div>
        <p className={styles.text}>{messages.removeQuestion(lastLine.title)}</p>
      </div>
    </Modal>
  )
}

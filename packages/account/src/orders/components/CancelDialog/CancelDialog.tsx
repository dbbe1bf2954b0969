import { Button } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type RefObject, useRef } from 'react'
import type { OrderActionMessages } from '../../messages/OrderActionMessages.ts'
import styles from './CancelDialog.module.css'

/** Props of `CancelDialog`. */
export interface CancelDialogProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Number of the order. */
  readonly number: string
  /** It is being cancelled: nothing closes the dialog meanwhile. */
  readonly busy: boolean
  /** What gets focus when it closes, where the button that opened it is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>
  /** Called when the order shall stay as it is. */
  readonly onClose: () => void
  /** Called when it shall be cancelled. */
  readonly onCancel: () => void
  /** Its words. */
  readonly messages: OrderActionMessages
}

/** Asks once before an order is cancelled; focus is on the answer that cancels nothing. */
export function CancelDialog({ number, busy, onClose, onCancel, messages, ...dialog }: CancelDialogProps) {
  const keep = useRef<HTMLElement>(null)
  return (
    <Modal
      {...dialog}
      title={messages.cancelTitle}
      closeLabel={messages.close}
      onClose={onClose}
      busy={busy}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} unavailable={busy} onClick={onClose}>
            {messages.keepOrder}
          </Button>
          <Button variant="secondary" busy={busy} onClick={onCancel}>
            {messages.cancelYes}
          </Button>
        </>
      }
    >
      <p className={styles.words}>{messages.cancelQuestion(number)}</p>
      <p className={styles.note}>{messages.cancelNote}</p>
    </Modal>
  )
}

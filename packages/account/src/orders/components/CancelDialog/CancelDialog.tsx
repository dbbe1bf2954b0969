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
  /** The cancellation is in progress: nothing closes the dialog meanwhile. */
  readonly busy: boolean
  /** Gets the focus on closing, when the button that opened the dialog is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>
  /** Called when the order is kept. */
  readonly onClose: () => void
  /** Called when the cancellation is confirmed. */
  readonly onCancel: () => void
  /** UI messages. */
  readonly messages: OrderActionMessages
}

/** Renders the confirmation before an order is cancelled; the focus is on the button that keeps the order. */
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

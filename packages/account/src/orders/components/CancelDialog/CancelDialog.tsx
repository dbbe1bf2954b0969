import { Button } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { useRef } from 'react'
import type { CancelDialogProps } from '../../react/OrderSectionProps.ts'
import styles from './CancelDialog.module.css'

/** Renders the confirmation before an order is cancelled; the initial focus is on the button that keeps the order. */
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

import { Button, Picture } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { useRef } from 'react'
import { useCart } from '../../react/useCart.ts'
import { useAsked } from '../asked/useAsked.ts'
import styles from './ReplicateDialog.module.css'

/** Asks whether a combo's other lines shall follow (specification 1, section 4, "Combo quantity change"). */
export function ReplicateDialog() {
  const { actions, messages } = useCart()
  const { isOpen, asked } = useAsked('replicate')
  const yes = useRef<HTMLElement>(null)
  if (!asked) return null
  return (
    <Modal
      open={isOpen}
      title={messages.replicateTitle}
      closeLabel={messages.close}
      onClose={actions.leaveQuestion}
      initialFocus={yes}
      footer={
        <>
          <Button variant="secondary" onClick={() => actions.answerReplicate(false)}>
            {messages.no}
          </Button>
          <Button ref={yes} onClick={() => actions.answerReplicate(true)}>
            {messages.yes}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <div className={styles.picture}>
          <Picture
            src={asked.pictureSrc}
            width={400}
            height={400}
            alt=""
            errorText={messages.pictureFailed}
            loading="eager"
          />
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{asked.title}</p>
          <p className={styles.text}>{messages.replicateQuestion}</p>
        </div>
      </div>
    </Modal>
  )
}

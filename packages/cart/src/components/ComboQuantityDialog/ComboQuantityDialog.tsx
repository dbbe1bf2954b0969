import { Button, Picture } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { useRef } from 'react'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useActiveDialog } from '../dialogs/useActiveDialog.ts'
import styles from './ComboQuantityDialog.module.css'

/**
 * Renders the dialog that asks whether to change all lines of a combo (specification 1, section 4, "Combo quantity
 * change").
 */
export const ComboQuantityDialog = createCartPart((slots) => slots.replicateDialog, OwnReplicateDialog)

function OwnReplicateDialog() {
  const { actions, messages } = useCartServices()
  const { isOpen, asked } = useActiveDialog('replicate')
  const yes = useRef<HTMLElement>(null)
  if (!asked) return null
  return (
    <Modal
      open={isOpen}
      title={messages.replicateTitle}
      closeLabel={messages.close}
      onClose={actions.closeDialog}
      initialFocus={yes}
      footer={
        <>
          <Button variant="secondary" onClick={() => actions.confirmReplicate(false)}>
            {messages.no}
          </Button>
          <Button ref={yes} onClick={() => actions.confirmReplicate(true)}>
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

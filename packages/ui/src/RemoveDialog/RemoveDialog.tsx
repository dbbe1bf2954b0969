import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './RemoveDialog.module.css'
import type { RemoveDialogMessages } from './RemoveDialogMessages.ts'
import type { RemoveDialogProps } from './RemoveDialogProps.ts'

/** Confirmation dialog before a removal; the initial focus is on the answer that removes nothing. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, picture, messages, busy, onClose, onRemove, ...dialog } = props
  const keep = useRef<HTMLElement>(null)
  const words = wordsOf(props.variant, messages)
  const inCart = props.variant === 'cart'
  return (
    <Modal
      open={dialog.open ?? true}
      returnFocus={dialog.returnFocus}
      title={inCart ? messages.cartTitle : messages.title}
      closeLabel={messages.close}
      onClose={onClose}
      busy={busy !== undefined}
      initialFocus={keep}
      footer={
        <>
          <Button
            ref={keep}
            busy={busy === 'favorite'}
            unavailable={busy === 'remove'}
            onClick={inCart ? props.onFavorite : onClose}
          >
            {words.keep}
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'remove'}
            unavailable={busy === 'favorite'}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} alt="" errorText={messages.pictureFailed} loading="eager" />
          </div>
        )}
        <p className={styles.words}>{messages.question(title)}</p>
      </div>
    </Modal>
  )
}

function wordsOf(variant: RemoveDialogProps['variant'], { remove, ...messages }: RemoveDialogMessages) {
  switch (variant) {
    case 'cart':
      return { keep: messages.favorite, remove }
    case 'other':
      return { keep: messages.cancel, remove }
    case 'combo':
      return { keep: messages.no, remove: messages.yes }
  }
}

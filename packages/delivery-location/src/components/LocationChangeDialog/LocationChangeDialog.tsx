import { Button, Picture } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { useRef } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './LocationChangeDialog.module.css'

/**
 * Asks for confirmation before a change of city makes lines of the cart undeliverable. Dismissing the dialog changes
 * nothing.
 */
export const LocationChangeDialog = createLocationPart((slots) => slots.changeDialog, OwnLocationChangeDialog)

function OwnLocationChangeDialog() {
  const { state, actions, messages } = useDeliveryLocation()
  const last = useRef(state.confirmation)
  // Keeps the question visible during the closing transition.
  if (state.confirmation) last.current = state.confirmation
  const { current: asked } = last
  if (!asked) return null
  return (
    <Modal
      title={messages.leavingTitle}
      closeLabel={messages.close}
      open={state.confirmation !== undefined}
      onClose={() => actions.resolveConfirmation(false)}
      footer={
        <>
          <Button onClick={() => actions.resolveConfirmation(false)}>{messages.stay(asked.from)}</Button>
          <Button variant="secondary" onClick={() => actions.resolveConfirmation(true)}>
            {messages.leave}
          </Button>
        </>
      }
    >
      <p className={styles.words}>{messages.leaving(asked.to)}</p>
      <ul className={styles.list}>
        {asked.lines.map(({ lineId, title, pictureSrc }) => (
          <li className={styles.line} key={lineId}>
            <span className={styles.picture}>
              <Picture src={pictureSrc} alt="" width={48} height={48} errorText={messages.pictureFailed} />
            </span>
            {title}
          </li>
        ))}
      </ul>
    </Modal>
  )
}

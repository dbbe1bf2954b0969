import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useRef } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import styles from './Modal.module.css'
import type { ModalProps } from './ModalProps.ts'
import { useDragToClose } from './useDragToClose.ts'
import { useNativeModal } from './useNativeModal.ts'

/** Modal dialog: a bottom sheet on phones, a centered card from 768 px. */
export function Modal({ open = true, busy = false, onClose, ...modal }: ModalProps) {
  const { size = 'm', placement = 'auto' } = modal
  const titleId = useId()
  const { dialog, present } = useNativeModal({ open, ...modal })
  useDragToClose({ dialog, open, always: placement === 'bottom' })
  const pressedOnVeil = useRef(false)

  const leave = () => {
    if (!busy) onClose()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Otherwise, Chromium closes the dialog on a second Escape, even while busy.
    event.preventDefault()
    leave()
  }

  const handleCancel = (event: SyntheticEvent) => {
    // The cancel event of a file input bubbles up to the dialog and must be ignored.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    leave()
  }

  const handleNativeClose = (event: SyntheticEvent) => {
    // With Preact, a removed dialog (its ref is null) still receives `close`.
    const ours = !open || dialog.current?.open !== false
    if (event.target !== event.currentTarget || ours) return
    // If the browser has closed a busy dialog without a `cancel` event, the dialog is opened again.
    if (busy) dialog.current?.showModal()
    else onClose()
  }

  const handleClick = (event: SyntheticEvent) => {
    if (pressedOnVeil.current && isVeil(event)) leave()
  }

  return (
    <dialog
      ref={dialog}
      // Chromium makes a scrollable element a tab stop, which is prevented here.
      tabIndex={-1}
      className={classNames(styles.modal, placement === 'auto' && styles.floating)}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={handleKey}
      onCancel={handleCancel}
      onClose={handleNativeClose}
      onPointerDown={(event: PointerEvent) => {
        // Selecting text from the card to the backdrop ends in a click on the backdrop, which must not close the
        // dialog.
        pressedOnVeil.current = isVeil(event)
      }}
      onClick={handleClick}
    >
      {present && (
        <div className={styles.runway} data-veil>
          <div className={styles.stage} data-veil>
            <div className={classNames(styles.card, size === 'l' && styles.wide)} data-sheet>
              <div className={styles.head}>
                <h2 className={styles.title} id={titleId}>
                  {modal.title}
                </h2>
                <IconButton icon={<CrossIcon />} label={modal.closeLabel} onClick={leave} />
              </div>
              <div className={styles.body}>{modal.children}</div>
              {modal.footer && <div className={styles.foot}>{modal.footer}</div>}
            </div>
          </div>
        </div>
      )}
    </dialog>
  )
}

function isVeil({ target, currentTarget }: SyntheticEvent): boolean {
  if (target === currentTarget) return true
  // A click on the backdrop of a nested dialog is ignored.
  return (
    target instanceof HTMLElement && 'veil' in target.dataset && target.closest('dialog') === currentTarget
  )
}

import { type KeyboardEvent, type SyntheticEvent, useRef, useSyncExternalStore } from 'react'
import { useNativeModal } from '../Modal/useNativeModal.ts'
import styles from './Lightbox.module.css'
import type { LightboxProps } from './LightboxProps.ts'
import { LightboxViewport } from './LightboxViewport.tsx'

/** Lightbox: full-screen pictures that zoom by pinch, wheel, double tap, buttons and keys. */
export function Lightbox({ open, label, onClose, ...stage }: LightboxProps) {
  const closer = useRef<HTMLButtonElement>(null)
  const { dialog, present } = useNativeModal({ open, initialFocus: closer })
  const inBrowser = useSyncExternalStore(never, yes, no)

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }

  // On a second press of Back, the browser closes the dialog without a `cancel` event.
  const handleNativeClose = () => {
    if (open && !dialog.current?.open) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={label}
      onKeyDown={handleKey}
      onCancel={handleCancel}
      onClose={handleNativeClose}
    >
      {present && inBrowser && (
        <LightboxViewport {...stage} label={label} closer={closer} onClose={onClose} />
      )}
    </dialog>
  )
}

// The viewport measures itself and writes style attributes, which server-rendered markup must not have, so it renders
// only in browsers.
const never = () => () => {}
const yes = () => true
const no = () => false

import { useEffect, useRef, useState } from 'react'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Field.module.css'

/** How long a form may take to move focus to an invalid field, in milliseconds. */
const focusMs = 100

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** Id of the error, which describes the control. */
  readonly id: string
  /** The current error. */
  readonly error: string | undefined
  /** Whether this component announces the error. */
  readonly isAnnounced: boolean
}

/**
 * Renders a field's error in a live region that is in the document before the first error. If a form moves focus to the
 * invalid field, the screen reader reads the error as the field's description; otherwise the live region announces it,
 * so that it is heard once. An error that is there on the first render is not announced.
 */
export function FieldError({ id, error, isAnnounced }: FieldErrorProps) {
  const handled = useRef(error)
  const [announced, setAnnounced] = useState<string>()
  const isLive = error === announced

  // Runs in an effect, because the form moves focus after the error is rendered.
  useEffect(() => {
    if (!isAnnounced || error === handled.current) return
    handled.current = error
    setAnnounced(undefined)
    const focused = document.activeElement
    const timer = setTimeout(() => {
      if (document.activeElement === focused) setAnnounced(error)
    }, focusMs)
    return () => clearTimeout(timer)
  }, [error, isAnnounced])

  return (
    <div className={styles.status} aria-live="polite">
      {error && (
        // A live region announces added elements, so a new key adds the error again.
        <p
          className={styles.error}
          id={id}
          key={isLive ? 'announced' : 'shown'}
          aria-live={isLive ? undefined : 'off'}
        >
          <WarningIcon size="s" />
          <span className={styles.words}>{error}</span>
        </p>
      )}
    </div>
  )
}

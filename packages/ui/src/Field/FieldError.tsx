import { useEffect, useRef, useState } from 'react'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Field.module.css'

/** Time a form has to move focus to an invalid field, in milliseconds. */
const focusMs = 100

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** Id of the error, which describes the control. */
  readonly id: string
  /** The current error. */
  readonly error: string | undefined
  /** Whether it is announced here. */
  readonly isAnnounced: boolean
}

/**
 * Renders a field's error in a live region, which is in the document before its first error. A form that moves focus to
 * the invalid field lets the error be read there, as the field's description; only where focus stays is it announced,
 * so that it is heard once. The error that a field is first rendered with is not announced.
 */
export function FieldError({ id, error, isAnnounced }: FieldErrorProps) {
  const handled = useRef(error)
  const [announced, setAnnounced] = useState<string>()
  const isLive = error === announced

  // Only the document knows where focus is, and the form moves it after the error is rendered.
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
        // A live region announces elements that are added to it: a new key adds the error again, to be announced.
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

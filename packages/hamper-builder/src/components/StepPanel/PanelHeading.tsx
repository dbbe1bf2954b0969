import { useEffect, useRef } from 'react'
import styles from './StepPanel.module.css'

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  /** Title of the step. */
  readonly children: string
}

/** Heading of the step at hand; it takes focus when it came by a press, such as on Next. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // What was pressed stays while all above it changes: who reads with ears, or on a phone, is led to what is new.
  useEffect(() => {
    const pressed = document.activeElement
    if (!pressed || pressed === document.body || !pressed.closest('[data-hamper-page]')) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <h2 className={styles.title} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

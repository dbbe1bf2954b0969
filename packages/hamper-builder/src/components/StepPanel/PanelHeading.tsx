import { useEffect, useRef } from 'react'
import styles from './StepPanel.module.css'

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  /** Title of the step. */
  readonly children: string
}

/** Renders the heading of the current step; it takes focus after a press, such as on Next. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button stays while the content above it changes, so focus moves to the new content.
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

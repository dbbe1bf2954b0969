import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** Text for assistive technology only. */
  readonly children: ReactNode
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>
}

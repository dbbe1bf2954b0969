import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** What {@link VisuallyHidden} takes. */
export interface VisuallyHiddenProps {
  /** Words only assistive technology shall meet. */
  readonly children: ReactNode
}

/** Words that are read out but not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>
}

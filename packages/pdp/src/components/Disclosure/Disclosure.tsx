import { ChevronRightIcon } from '@store/ui'
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Props of `Fold`. */
export interface DisclosureProps {
  /** What is always seen. */
  readonly title: ReactNode
  /** Words beside the title that say what a press does, closed and open; without them it says nothing. */
  readonly labels?: { readonly more: string; readonly less: string }
  /** Open to begin with. @default false */
  readonly open?: boolean
  /** What opens under the title. */
  readonly children: ReactNode
}

/** Something to open, by the browser's own means. */
export function Disclosure({ title, labels, open = false, children }: DisclosureProps) {
  return (
    // It may have been opened before React came.
    <details className={styles.part} open={open} suppressHydrationWarning>
      <summary className={styles.summary}>
        {title}
        {labels && (
          <>
            <span className={styles.more}>{labels.more}</span>
            <span className={styles.less}>{labels.less}</span>
          </>
        )}
        <span className={styles.arrow} aria-hidden="true">
          <ChevronRightIcon size="s" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

import { ChevronRightIcon } from '@store/ui'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'

/** Props of `Fold`. */
export interface FoldProps {
  /** What is always seen. */
  readonly title: ReactNode
  /** Words beside the title that say what a press does, closed and open; without them it says nothing. */
  readonly words?: { readonly more: string; readonly less: string }
  /** Open to begin with. @default false */
  readonly open?: boolean
  /** What opens under the title. */
  readonly children: ReactNode
}

/** Something to open, by the browser's own means. */
export function Fold({ title, words, open = false, children }: FoldProps) {
  return (
    // It may have been opened before React came.
    <details className={styles.part} open={open} suppressHydrationWarning>
      <summary className={styles.summary}>
        {title}
        {words && (
          <>
            <span className={styles.more}>{words.more}</span>
            <span className={styles.less}>{words.less}</span>
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

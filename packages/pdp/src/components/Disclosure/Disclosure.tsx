import { ChevronRightIcon } from '@store/ui'
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** Always visible title. */
  readonly title: ReactNode
  /** Labels beside the title, for the closed and the open state; without them there is no label. */
  readonly labels?: { readonly more: string; readonly less: string }
  /** Whether the content is initially visible. @default false */
  readonly open?: boolean
  /** Content under the title. */
  readonly children: ReactNode
}

/** Renders a native disclosure (`details`). */
export function Disclosure({ title, labels, open = false, children }: DisclosureProps) {
  return (
    // The disclosure may have been opened before hydration.
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

import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

/** What {@link StickyBar} takes. */
export interface StickyBarProps {
  /** What stands in the bar, such as a total and a button. */
  readonly children: ReactNode
  /** Name of the bar for those who jump from part to part. */
  readonly label: string
}

/**
 * A bar of 80 px at the foot of a phone's screen, gone from 768 px. It leaves room for itself where it is rendered; a
 * host whose footer follows pads that footer by `body:has([data-store-bar])` below 768 px. A host also keeps what has
 * focus clear of it by `html { scroll-padding-block-end: calc(var(--store-size-bar) + env(safe-area-inset-bottom)) }`
 * below 768 px.
 */
export function StickyBar({ children, label }: StickyBarProps) {
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <section className={styles.bar} aria-label={label} data-store-bar>
        {children}
      </section>
    </>
  )
}

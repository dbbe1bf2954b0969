import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

/** Props of {@link StickyBar}. */
export interface StickyBarProps {
  /** Content of the bar, such as a total and a button. */
  readonly children: ReactNode
  /** Accessible name of the bar as a landmark. */
  readonly label: string
}

/**
 * Sticky bar of 80 px at the bottom of a phone's screen, hidden from 768 px. It reserves its space where it is
 * rendered. If a footer follows it, the host adds padding to the footer with `body:has([data-store-bar])` below 768 px.
 * To keep the focused element from being behind the bar, the host also sets `html { scroll-padding-block-end:
 * calc(var(--store-size-bar) + env(safe-area-inset-bottom)) }` below 768 px.
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

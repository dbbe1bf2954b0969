import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** Props of `Section`. */
export interface SectionProps {
  /** Its heading, which names it. */
  readonly title: string
  /** What stands under the heading. */
  readonly children: ReactNode
}

/** A part of the page under a heading of its own. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

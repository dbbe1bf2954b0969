import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** Props of `Section`. */
export interface SectionProps {
  /** Heading, which also names the section. */
  readonly title: string
  /** Content under the heading. */
  readonly children: ReactNode
}

/** Renders a section of the page with its own heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** Renders a section of the page under its heading. */
export function Section({
  heading,
  id,
  children,
}: {
  readonly heading: string
  /** Id of the section, for links. */
  readonly id?: string
  readonly children: ReactNode
}) {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

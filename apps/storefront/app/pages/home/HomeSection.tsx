import { Link } from '@store/ui'
import type { ReactNode } from 'react'
import styles from './home.module.css'

/** Props of `HomeSection`. */
export interface HomeSectionProps {
  /** Anchor id of the section. */
  readonly id: string
  readonly title: string
  /** Link to the full list. @default no link */
  readonly all?: { readonly text: string; readonly href: string; readonly label?: string }
  readonly children: ReactNode
}

/** Renders a section of the home page under its heading. */
export function HomeSection({ id, title, all, children }: HomeSectionProps) {
  return (
    <section className={styles.shelf} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <h2 className={styles.heading} id={`${id}-title`}>
          {title}
        </h2>
        {all && (
          <Link className={styles.all} href={all.href} aria-label={all.label}>
            {all.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
